// The parts of the page's script that are fetched only when they are wanted: for a room the mesh with the
// code that both transports share, and the bus; for a link its picture.
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Nobody logs in to a bus, so its library's keys and ciphers are left out.
const kNoKeys = { name: 'no keys', setup(build) {
  build.onResolve({ filter: /^@nats-io\/nkeys$/ }, ({ path }) => ({ path, namespace: 'no-keys' }));
  build.onLoad({ filter: /.*/, namespace: 'no-keys' }, () => ({ contents: 'export {};' }));
} };

// { rooms, bus, code }: the bytes of the modules. `npm` has esbuild and the drawing of codes, `page` the
// transports' libraries.
export async function late_chunks(web, npm, page) {
  const esbuild = createRequire(join(npm, 'package.json'))('esbuild');
  const chunk = async (entry) => (await esbuild.build({
    entryPoints: [join(web, entry)], bundle: true, minify: true, write: false, logLevel: 'warning',
    nodePaths: [npm, page].map((folder) => join(folder, 'node_modules')), format: 'esm', target: 'es2022', plugins: [kNoKeys],
  })).outputFiles[0].contents;
  return { rooms: await chunk('rooms/rooms.js'), bus: await chunk('rooms/bus.js'), code: await chunk('code.js') };
}
