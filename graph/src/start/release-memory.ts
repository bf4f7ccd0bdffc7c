import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** By how many per cent of what lives in it the heap may grow until it is collected. */
const growth = 70;

/**
 * Returns what the start has used, and keeps the heap small from here on. V8 would let it grow to several times
 * what lives in it, up to gigabytes; it has no limit here either, it is only collected earlier. The options of V8
 * are set after the start, since Node's compile cache counts for those under which it was made only.
 */
export async function releaseMemory(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
