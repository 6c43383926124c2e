// Ports on loopback, and servers that take a while to start.
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const kPatience_ms = 20_000 * Number(process.env.HOMESTRETCH_THROTTLE ?? 1);
// Below those that the system gives to anybody who asks for no particular one.
const kFirst = 16_384;
const kEnd = 32_768;

// Takes a port for TCP and for UDP: { port, release }, or null if it is in use.
async function take(port) {
  const tcp = createServer();
  const udp = createSocket('udp4');
  const release = () => Promise.all([tcp, udp].map((one) => new Promise((done) => { one.close(done); })));
  try {
    await once(tcp.listen(port, '127.0.0.1'), 'listening');
    udp.bind(port, '127.0.0.1');
    await once(udp, 'listening');
    return { port, release };
  } catch (error) {
    await release();
    if (error.code !== 'EADDRINUSE') throw error;
    return null;
  }
}

// This many ports of this machine that are not in use, no two of them the same.
export async function free_ports(count) {
  const taken = [];
  while (taken.length < count) taken.push(...[await take(randomInt(kFirst, kEnd))].filter(Boolean));
  await Promise.all(taken.map(({ release }) => release()));
  return taken.map(({ port }) => port);
}

export const free_port = async () => (await free_ports(1))[0];

// Lets a server listen on a port that was its own before, and that somebody may be using for a moment.
export async function listen_again(server, port) {
  for (const end = performance.now() + kPatience_ms; ;) {
    try {
      return await once(server.listen(port, '127.0.0.1'), 'listening');
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || performance.now() > end) throw error;
      await new Promise((done) => { setTimeout(done, 100); });
    }
  }
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
