import { setTimeout } from 'node:timers/promises';

/** Waits until the time has passed or the signal is aborted, which is no error. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
