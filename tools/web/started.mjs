// Whether the file of this address (import.meta.url) is the program that was started, by whatever path,
// and not a part of another one.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const is_started = (url) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
