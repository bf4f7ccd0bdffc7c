type Repetition = {
  everyMs: number;
  /** Receives the work's errors, unless stopped. */
  onFault: (fault: unknown) => void;
};

/**
 * Runs some work now and at intervals, never twice at once.
 * @param work gets a signal that is aborted on stop
 * @returns `stop` waits for the work under way
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, onFault }: Repetition,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  const run = () => {
    working ??= work(stopping.signal)
      .then(
        () => undefined,
        (fault: unknown) => {
          if (!stopping.signal.aborted) onFault(fault);
        },
      )
      .finally(() => {
        working = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}
