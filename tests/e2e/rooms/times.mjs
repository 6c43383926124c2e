// Times with targets: they are printed. A failure is only what takes so many times as long that it cannot
// have happened in the intended way; a machine that is slow or busy takes ten times as long.
import assert from 'node:assert/strict';
import { throttle } from '../lib.mjs';

const kMostTargets = 20;
const kMost = 30_000;   // ms beyond the target, when that is less
const kLeast = 15_000;  // ms; nothing below it is a failure

export function tell(what, ms, target) {
  console.log(`${what}: ${Math.round(ms)} ms (target ${target} ms)`);
  const most = Math.max(kLeast, Math.min(kMostTargets * target, target + kMost)) * throttle;
  assert.ok(ms < most, `${what}: ${Math.round(ms)} ms, but the target is ${target} ms`);
}
