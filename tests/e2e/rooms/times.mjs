// Times with targets: they are printed, and only what takes many times as long is a failure, since a
// machine that is slow or busy takes ten times as long.
import assert from 'node:assert/strict';
import { throttle } from '../lib.mjs';

const kMostTargets = 20;

export function tell(what, ms, target) {
  console.log(`${what}: ${Math.round(ms)} ms (target ${target} ms)`);
  assert.ok(ms < kMostTargets * target * throttle, `${what}: ${Math.round(ms)} ms, but the target is ${target} ms`);
}
