/** Raise `TEST_WAIT_FACTOR` on a much slower machine. */
const factor = Number(process.env.TEST_WAIT_FACTOR ?? 1);

/**
 * In milliseconds. They only end what hangs, so they are far longer than a busy machine needs; benchmarks measure
 * speed.
 */
export const waits = {
  /** for one thing to appear or to happen */
  step: 60_000 * factor,
  hook: 300_000 * factor,
  test: 600_000 * factor,
};
