import { readFileSync } from 'node:fs';
import { startShop } from '../../graph/src/main.ts';

/**
 * The shop with a clock that its parent moves: by the milliseconds in the file that is the first argument. Tokens keep
 * the computer's time.
 */
const [file = ''] = process.argv.slice(2);
await startShop({ now: () => Date.now() + Number(readFileSync(file, 'utf8')) });
