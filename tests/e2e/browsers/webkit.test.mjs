import { all_of } from './all_of.mjs';
import { open_webkit } from './engines.mjs';

all_of('webkit', open_webkit);
