import { parseArgs } from 'node:util';
import { startStore } from '../embedded/mongo/store.ts';
import { makePrivate } from '../src/start/make-private.ts';

// The embedded store alone, on loopback TCP: for a database browser, and for tests.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27017' },
    data: { type: 'string', default: '.data' },
  },
});
try {
  makePrivate(values.data);
  const store = await startStore({ dataDir: values.data, listen: { port: Number(values.port) } });
  console.log(store.uri);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void store.close());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
