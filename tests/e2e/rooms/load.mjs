// Many rooms at once on one bus: the connections of each room's four members publish what a room
// publishes, an entry every three seconds with a show from each, and a HELLO from each every four;
// frames have real sizes and no content. The server is what is measured.
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const kMembers = 4;
const kEntry_ms = 3000;
const kHello_ms = 4000;
const kShow = 189;  // bytes of a sealed frame of this kind
const kMove = 195;
const kHello = 180;
const kTicks = 100;  // clock ticks per second, in which the system counts CPU time

// One connection of the bus's own protocol: publishes to its room and hears it.
async function member(port, room, heard) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let rest = Buffer.alloc(0);
  let left = 0;
  await new Promise((done, fail) => {
    socket.on('error', fail);
    socket.on('data', (data) => {
      rest = rest.length > 0 ? Buffer.concat([rest, data]) : data;
      let at = 0;
      for (;;) {
        const end = rest.indexOf('\r\n', at);
        if (end < 0) break;
        const line = rest.toString('latin1', at, end);
        if (line.startsWith('MSG ')) {
          left = Number(line.slice(line.lastIndexOf(' ') + 1));
          if (rest.length < end + 2 + left + 2) break;
          heard(rest.subarray(end + 2, end + 2 + left));
          at = end + 2 + left + 2;
          continue;
        }
        if (line.startsWith('PING')) socket.write('PONG\r\n');
        if (line.startsWith('PONG')) done();
        at = end + 2;
      }
      rest = rest.subarray(at);
    });
    socket.write(`CONNECT {"verbose":false,"echo":false}\r\nSUB hs1.${room} 1\r\nPING\r\n`);
  });
  const publish = (frame) => {
    socket.write(Buffer.concat([Buffer.from(`PUB hs1.${room} ${frame.length}\r\n`), frame, Buffer.from('\r\n')]));
  };
  return { publish, close: () => socket.destroy() };
}

// A frame of that size: a letter for its kind, and the entry's number.
function frame(size, letter, entry = 0) {
  const bytes = Buffer.alloc(size, 0x55);
  bytes.write(letter);
  bytes.writeUInt32BE(entry, 1);
  return bytes;
}

// One room: `times` gets the milliseconds until an entry was seen by all, that is, until all have
// shown.
async function open_room(ports, number, times, count) {
  const members = [];
  let began = 0;
  let entry = 0;
  let shows = 0;
  const hear = (me) => (bytes) => {
    count.heard += 1;
    count.bytes += bytes.length;
    const letter = String.fromCharCode(bytes[0]);
    if (letter === 'm') members[me].publish(frame(kShow, 's', bytes.readUInt32BE(1)));
    if (letter === 's' && me === entry % kMembers && bytes.readUInt32BE(1) === entry && ++shows === kMembers - 1) {
      times.push(performance.now() - began);
    }
  };
  for (let i = 0; i < kMembers; ++i) members.push(await member(ports[number % ports.length], `${number}`.padStart(32, '0'), hear(i)));
  const write = () => {
    began = performance.now();
    shows = 0;
    entry += 1;
    members[entry % kMembers].publish(frame(kMove, 'm', entry));
    members[entry % kMembers].publish(frame(kShow, 'o', entry));
  };
  const timers = [setTimeout(() => { write(); timers.push(setInterval(write, kEntry_ms)); }, Math.random() * kEntry_ms)];
  for (const one of members) {
    timers.push(setTimeout(() => timers.push(setInterval(() => one.publish(frame(kHello, 'h')), kHello_ms)), Math.random() * kHello_ms));
  }
  return () => {
    timers.forEach(clearTimeout);
    members.forEach(({ close }) => close());
  };
}

// A process's CPU time in seconds and memory in megabytes.
function cost(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / kTicks, megabytes: Number(memory) / 1024 };
}

// Runs this many rooms for this many seconds, divided among the nodes ({ native_address, pid }).
export async function load(nodes, rooms, seconds = 15) {
  const ports = nodes.map(({ native_address }) => Number(new URL(native_address).port));
  const times = [];
  const count = { heard: 0, bytes: 0 };
  const close = [];
  for (let i = 0; i < rooms; ++i) close.push(await open_room(ports, i, times, count));
  await new Promise((done) => { setTimeout(done, kHello_ms); });
  times.length = 0;
  Object.assign(count, { heard: 0, bytes: 0 });
  const before = nodes.map(({ pid }) => cost(pid));
  await new Promise((done) => { setTimeout(done, seconds * 1000); });
  const after = nodes.map(({ pid }) => cost(pid));
  close.forEach((one) => one());
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  const cpu = after.reduce((sum, { seconds: now }, i) => sum + now - before[i].seconds, 0);
  return {
    rooms, entries: times.length, p50: at(0.5), p95: at(0.95), deliveries: count.heard / seconds, bytes: count.bytes / seconds / rooms,
    cores: cpu / seconds, megabytes: after.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}
