import { setTimeout } from 'node:timers/promises';

/**
 * Waits so many milliseconds, or less when the signal says that nothing is left to wait for: that is no
 * error.
 */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
