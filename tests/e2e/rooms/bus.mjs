// Debian's nats-server on loopback, alone or as a cluster, with the configuration used for rooms.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { free_ports, until_it_answers } from './ports.mjs';

const configuration = ({ native, web, route }, others, { cert_file, key_file }) => `
listen: "127.0.0.1:${native}"
websocket { listen: "127.0.0.1:${web}", tls { cert_file: "${cert_file}", key_file: "${key_file}" } }
max_payload: 20KB
write_deadline: "5s"
no_auth_user: room
authorization { users = [ { user: room, password: room, permissions: { publish: ["hs1.*"], subscribe: ["hs1.*"] } } ] }
cluster { name: rooms, listen: "127.0.0.1:${route}", routes: [ ${others.map((port) => `"nats://127.0.0.1:${port}"`).join(', ')} ] }
`;

async function start_node(ports, others, certificate) {
  const folder = mkdtempSync(join(tmpdir(), 'homestretch-bus-'));
  const file = join(folder, 'bus.conf');
  writeFileSync(file, configuration(ports, others, certificate));
  const child = spawn('nats-server', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => { said += text; });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((done) => { child.on('exit', done); });
  await until_it_answers(ports.web, 'nats-server');
  return {
    address: `wss://localhost:${ports.web}`, native_address: `nats://127.0.0.1:${ports.native}`, pid: child.pid,
    said: () => said,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// This many nodes of one cluster.
export async function start_bus(certificate, nodes = 1) {
  const kKinds = 3;
  const free = await free_ports(kKinds * nodes);
  const ports = Array.from({ length: nodes }, () => ({ native: free.pop(), web: free.pop(), route: free.pop() }));
  return Promise.all(ports.map((own) => start_node(own, ports.filter((one) => one !== own).map(({ route }) => route), certificate)));
}
