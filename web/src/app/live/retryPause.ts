const firstRetryMs = 1000;

/** The longest pause before another attempt to connect. */
export const maxRetryMs = 30_000;

/**
 * Exponential backoff with jitter, so that the pages of a restarted server don't all return at once.
 * @param retries the attempts that failed before
 * @returns milliseconds, at most `maxRetryMs`
 */
export const backoffMs = (retries: number): number =>
  Math.min(maxRetryMs, firstRetryMs * 2 ** retries) * (0.5 + Math.random() / 2);

/** A pause that can be skipped: the current one, or the next. */
export function createPause() {
  let end: (() => void) | undefined;
  let skipNext = false;
  return {
    async wait(ms: number): Promise<void> {
      const skipped = skipNext;
      skipNext = false;
      if (skipped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      end = undefined;
    },
    skip(): void {
      if (end) end();
      else skipNext = true;
    },
  };
}
