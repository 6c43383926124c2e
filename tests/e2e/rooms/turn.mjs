// Debian's coturn on loopback: for people who may not or cannot see each other's addresses.
// Trystero keeps 20 connections ready, and each takes a port.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { free_port, until_it_answers } from './ports.mjs';

// { server: its entry in relays.json, kill }.
export async function start_turn() {
  const folder = mkdtempSync(join(tmpdir(), 'homestretch-turn-'));
  const port = await free_port();
  const child = spawn('turnserver', [
    '-n', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`, '--min-port=49152', '--max-port=49651',
    '--allow-loopback-peers', '--lt-cred-mech', '--user=room:room', '--realm=room', '--no-tls', '--no-dtls', '--no-cli',
    '--log-file=stdout', '--simple-log', `--userdb=${join(folder, 'users')}`, `--pidfile=${join(folder, 'pid')}`,
  ], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((done) => { child.on('exit', done); });
  await until_it_answers(port, 'turnserver');
  return {
    server: { urls: `turn:127.0.0.1:${port}`, username: 'room', credential: 'room' },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
