// The meeting place of one test file's pages: a relay on this machine, and a certificate that they
// trust. Both exist while its tests run.
import { after, before } from 'node:test';
import { make_certificate } from './certificate.mjs';
import { start_relay } from './relay.mjs';

export let certificate;
export let relay;

// The content of relays.json for a table over the mesh.
export const mesh = () => ({ nostr: [relay.address], ice: [] });

export async function start_relay_again() {
  relay = await relay.start_again();
}

before(async () => {
  certificate = make_certificate();
  relay = await start_relay(certificate);
});

after(async () => {
  await relay?.stop();
  certificate?.remove();
});
