/** A machine that is so many times slower than any so far sets `TEST_WAIT_FACTOR`. */
const factor = Number(process.env.TEST_WAIT_FACTOR ?? 1);

/**
 * In milliseconds. These end what hangs and decide nothing else, so they're far more than a busy machine needs;
 * benchmarks show what is slow.
 */
export const waits = {
  /** for one thing to appear or to happen */
  step: 60_000 * factor,
  hook: 300_000 * factor,
  test: 600_000 * factor,
};
