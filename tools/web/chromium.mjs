// The browser that builds the page's profile, tests and measures it: Chromium without a window. It is the
// engine that people have, and opens a page in half of the time, as it has no interface of its own to load.
export const kChromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
