import { all_of } from './all_of.mjs';
import { open_firefox } from './engines.mjs';

all_of('firefox', open_firefox);
