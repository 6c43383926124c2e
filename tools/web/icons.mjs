// Draws the program's icon: a pawn on a board of four colours, in walnut. As PNG for the page, as raw
// RGBA for the native window: icons.mjs page <folder> | icons.mjs window <file.rgba>
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { crc_of } from './crc.mjs';
import { is_started } from './started.mjs';

const kWindowSide = 64;
const kSamples = 3;  // per side of each pixel

const colour = (hex) => [hex >> 16, (hex >> 8) & 255, hex & 255];
const mix = (a, b, t) => a.map((value, i) => value + (b[i] - value) * t);
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

const kWalnut = { top: colour(0x5a3820), bottom: colour(0x2b1a10) };
const kFields = { up: colour(0xe9b437), right: colour(0x3f76bb), down: colour(0xcb4430), left: colour(0x4c9350) };
const kCream = { light: colour(0xfff6e2), shade: colour(0xd3b683) };
const kDark = colour(0x35200f);
const kBrass = colour(0xd9a441);

// Half the width of the pawn's body at each tenth of a unit of the drawing, and the steepness of
// its side there: a curve from neck to foot, then the base.
const kNeck = 47;
const kFoot = 97;
function body_profile() {
  const [p0, p1, p2, p3] = [[1, kNeck], [9, 50], [6, 74], [19, 88]];
  const curve = [];
  for (let t = 0; t <= 1.0001; t += 1 / 64) {
    const u = 1 - t;
    curve.push([0, 1].map((k) => u ** 3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t ** 3 * p3[k]));
  }
  curve.push([22, 91], [22, 95], [19, kFoot]);
  const profile = [];
  for (let y = kNeck; y <= kFoot; y += 0.1) {
    const next = Math.max(1, curve.findIndex((point) => point[1] >= y));
    const [[ax, ay], [bx, by]] = [curve[next - 1], curve[next]];
    const slope = (bx - ax) / (by - ay);
    profile.push({ half: ax + slope * (y - ay), upright: 1 / Math.hypot(1, slope) });
  }
  return profile;
}
const kBody = body_profile();

// The approximate distance to the body's outline; negative inside.
function to_body(x, y) {
  const row = kBody[clamp(Math.round((y - kNeck) * 10), 0, kBody.length - 1)];
  return Math.max((Math.abs(x - 60) - row.half) * row.upright, kNeck - y, y - kFoot);
}

const to_head = (x, y) => Math.hypot(x - 60, y - 38) - 15.5;
const to_pawn = (x, y) => Math.min(to_body(x, y), to_head(x, y));

function to_square(x, y, half, round) {
  const dx = Math.abs(x - 60) - half + round;
  const dy = Math.abs(y - 60) - half + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

function board(x, y) {
  if (Math.abs(Math.abs(x - 60) - Math.abs(y - 60)) < 1.6) return kDark;
  const [across, down] = [x - 60, y - 60];
  const field = Math.abs(across) > Math.abs(down) ? (across > 0 ? kFields.right : kFields.left) : (down > 0 ? kFields.down : kFields.up);
  return mix(field, [255, 255, 255], clamp(0.16 - (y - 20) / 600, 0, 0.16));
}

function pawn(x, y) {
  const light = clamp((x - 46) / 34 + (y - 40) / 160, 0, 1);
  const gleam = clamp(1 - Math.hypot(x - 55, y - 33) / 8, 0, 1);
  return mix(mix(kCream.light, kCream.shade, light), [255, 255, 255], gleam * 0.8);
}

// The colour at a place of the drawing, 0…120 each way; null outside the icon's shape.
function ink(x, y, full) {
  if (!full && to_square(x, y, 58, 26) > 0) return null;
  const distance = to_pawn(x, y);
  if (distance < -2.2) return pawn(x, y);
  if (distance < 0.6) return kDark;
  const field = to_square(x, y, 41, 12);
  if (field < 0) return mix(board(x, y), kDark, clamp(1 - to_pawn(x - 3, y - 4) / 5, 0, 1) * 0.45);
  if (field < 2.6) return kBrass;
  return mix(kWalnut.top, kWalnut.bottom, clamp(y / 120, 0, 1));
}

// RGBA, row by row. `full`: the shape fills the whole square and its drawing stays in the middle
// four fifths, as phones' masks require.
export function icon_pixels(side, full = false) {
  const pixels = Buffer.alloc(side * side * 4);
  const scale = full ? 120 / side / 0.86 : 120 / side;
  const shift = full ? (120 - 120 / 0.86) / 2 : 0;
  for (let py = 0; py < side; ++py) {
    for (let px = 0; px < side; ++px) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let s = 0; s < kSamples * kSamples; ++s) {
        const x = (px + (s % kSamples + 0.5) / kSamples) * scale + shift;
        const y = (py + (Math.floor(s / kSamples) + 0.5) / kSamples) * scale + shift;
        const seen = ink(x, y, full);
        if (!seen) continue;
        ++covered;
        seen.forEach((value, i) => { sum[i] += value; });
      }
      const at = (py * side + px) * 4;
      sum.forEach((value, i) => { pixels[at + i] = covered ? Math.round(value / covered) : 0; });
      pixels[at + 3] = Math.round((255 * covered) / (kSamples * kSamples));
    }
  }
  return pixels;
}

function chunk(name, data) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc_of(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, tail]);
}

export function icon_png(side, full = false) {
  const pixels = icon_pixels(side, full);
  const rows = Buffer.alloc(side * (side * 4 + 1));
  for (let y = 0; y < side; ++y) pixels.copy(rows, y * (side * 4 + 1) + 1, y * side * 4, (y + 1) * side * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8);  // 8 bits, RGBA
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

// The page's icons: name, side, and whether the shape fills the square.
const kForPage = [['icon-192', 192], ['icon-512', 512], ['mask-512', 512, true], ['touch-180', 180, true], ['icon-48', 48]];

if (is_started(import.meta.url)) {
  const [kind, target] = process.argv.slice(2);
  if (kind === 'window') writeFileSync(target, icon_pixels(kWindowSide));
  else for (const [name, side, full] of kForPage) writeFileSync(join(target, `${name}.png`), icon_png(side, full));
}
