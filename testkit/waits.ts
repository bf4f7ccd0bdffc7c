/** A machine that is so many times slower than any so far sets `TEST_WAIT_FACTOR`. */
const factor = Number(process.env.TEST_WAIT_FACTOR ?? 1);

/**
 * How long tests wait in milliseconds. These end what hangs and decide nothing else, so they're far more than a busy
 * machine needs; what is slow is seen in the benchmarks.
 */
export const waits = {
  /** for one thing to appear or to happen */
  step: 60_000 * factor,
  hook: 300_000 * factor,
  test: 600_000 * factor,
};
