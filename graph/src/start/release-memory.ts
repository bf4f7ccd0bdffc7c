import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import type { Database } from '../adapters/database/database.ts';

/** By how many per cent of what lives in it the heap may grow until it is collected. */
const growth = 85;

/**
 * Returns what the start has used, and keeps the heap small from here on. V8 would let it grow to several times
 * what lives in it, up to gigabytes; it has no limit here either, it is only collected earlier. The options of V8
 * are set after the start, since its compiled code counts for those under which it was made only.
 */
export async function releaseMemory(database: Database): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  // Code that only the start has run goes with the next collection, instead of one after six.
  setFlagsFromString('--bytecode-old-age=1');
  database.releaseMemory();
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
    setFlagsFromString('--bytecode-old-age=6');
  }
}
