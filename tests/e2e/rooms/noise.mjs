// Errors of a page that are no fault of its own: from peers, relays and nodes that were stopped or
// killed.
const kNoise = /User-Initiated Abort|net::ERR_CONNECTION_REFUSED|WebSocket connection to/;

export const without_noise = (errors) => errors.filter((text) => !kNoise.test(text));
