// The parts of the page's script that are fetched only when a room is opened: the mesh with the
// code that both transports share, and the bus.
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Nobody logs in to a bus, so its library's keys and ciphers are left out.
const kNoKeys = { name: 'no keys', setup(build) {
  build.onResolve({ filter: /^@nats-io\/nkeys$/ }, ({ path }) => ({ path, namespace: 'no-keys' }));
  build.onLoad({ filter: /.*/, namespace: 'no-keys' }, () => ({ contents: 'export {};' }));
} };

// { rooms, bus }: the bytes of the two modules. `npm` has esbuild, `page` the libraries.
export async function room_chunks(web, npm, page) {
  const esbuild = createRequire(join(npm, 'package.json'))('esbuild');
  const chunk = async (entry) => (await esbuild.build({
    entryPoints: [join(web, 'rooms', entry)], bundle: true, minify: true, write: false, logLevel: 'warning',
    nodePaths: [join(page, 'node_modules')], format: 'esm', target: 'es2022', plugins: [kNoKeys],
  })).outputFiles[0].contents;
  return { rooms: await chunk('rooms.js'), bus: await chunk('bus.js') };
}
