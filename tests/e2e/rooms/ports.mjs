// Ports on loopback, and servers that take a while to start.
import { connect, createServer } from 'node:net';

const kPatience_ms = 20_000;

// A port of this machine that is not in use.
export async function free_port() {
  const server = createServer();
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address();
  await new Promise((done) => { server.close(done); });
  return port;
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => { socket.destroy(); done(true); });
    socket.on('error', () => done(false));
  });
}

// Waits until a server that was just started accepts connections.
export async function until_it_answers(port, name) {
  const began = performance.now();
  while (!await answers(port)) {
    if (performance.now() - began > kPatience_ms) throw new Error(`${name} does not answer on port ${port}`);
    await new Promise((done) => { setTimeout(done, 20); });
  }
}
