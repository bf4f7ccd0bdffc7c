import { startStore } from '../store.ts';

// A store in its own process, which a test can kill. Prints its address.

const [, , dataDir = ''] = process.argv;
const store = await startStore({ dataDir });
process.stdout.write(`${store.uri}\n`);
