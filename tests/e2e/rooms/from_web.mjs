// A module of the page for Node, whose version 18 takes a .js outside of a package for CommonJS and has
// no global crypto.
import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../../web', import.meta.url));
const esbuild = createRequire(join(process.env.HOMESTRETCH_NPM, 'package.json'))('esbuild');

globalThis.crypto ??= webcrypto;

const stand_in = (fakes) => ({ name: 'fakes', setup(build) {
  build.onResolve({ filter: /^@/ }, ({ path }) => ({ path, namespace: 'fakes' }));
  build.onLoad({ filter: /^@/, namespace: 'fakes' }, ({ path }) => ({ contents: fakes[path] }));
} });

// `fakes`: libraries by name, as text, for a module that uses some.
export async function from_web(path, fakes = {}) {
  const { outputFiles: [{ contents }] } = await esbuild.build({
    entryPoints: [join(web, path)], bundle: true, write: false, format: 'esm', plugins: [stand_in(fakes)],
  });
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}
