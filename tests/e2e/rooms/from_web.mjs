// A module of the page for Node, whose version 18 takes a .js outside of a package for CommonJS and has
// no global crypto.
import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../../web', import.meta.url));
const esbuild = createRequire(join(process.env.HOMESTRETCH_NPM, 'package.json'))('esbuild');

globalThis.crypto ??= webcrypto;

export async function from_web(path) {
  const { outputFiles: [{ contents }] } = await esbuild.build({ entryPoints: [join(web, path)], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}
