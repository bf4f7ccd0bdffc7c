import { Session } from 'node:inspector/promises';

/** Has V8 collect all garbage of this thread, and return what is free. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
