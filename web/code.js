// A link as a QR code.
import { correction, generate } from 'lean-qr';

// Rows of 0 and 1, top to bottom; empty if the text is too long for a code.
export function qr(text) {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: correction.L });
  } catch {
    return '';
  }
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? '1' : '0')).join(''));
  return rows.join('\n');
}
