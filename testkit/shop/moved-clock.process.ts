import { readFileSync } from 'node:fs';
import { startShop } from '../../graph/src/main.ts';
import { sampleTowns } from '../places/sample-towns.ts';

/**
 * The shop with a clock that its parent moves: by the milliseconds in the file that is the first argument. Tokens keep
 * the computer's time. It knows a few towns.
 */
const [file = ''] = process.argv.slice(2);
await startShop({ towns: sampleTowns, now: () => Date.now() + Number(readFileSync(file, 'utf8')) });
