// A certificate for this run's own relays and buses, so that the page is tested under the policy
// with which it is shipped: wss: and nothing else. The browser is told to trust this one key.
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// { cert, key } as texts, { cert_file, key_file } as paths, and the switch for Chromium.
export function make_certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'homestretch-cert-'));
  const [cert_file, key_file] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
  const { status, stderr } = spawnSync('openssl', [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
    '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key_file, '-out', cert_file,
  ], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  const cert = readFileSync(cert_file, 'utf8');
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(spki).digest('base64');
  return {
    cert, key: readFileSync(key_file, 'utf8'), cert_file, key_file,
    switches: [`--ignore-certificate-errors-spki-list=${hash}`],
    remove: () => rmSync(folder, { recursive: true }),
  };
}
