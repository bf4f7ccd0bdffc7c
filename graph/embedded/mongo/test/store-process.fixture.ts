import { startStore } from '../store.ts';

// A store in a process of its own, to be killed: prints where it listens.

const [, , dataDir = ''] = process.argv;
const store = await startStore({ dataDir });
process.stdout.write(`${store.uri}\n`);
