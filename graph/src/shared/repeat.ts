import { isPoolError } from './refusals/refusal-from-error.ts';

type Repetition = {
  everyMs: number;
  /**
   * Receives the work's errors, unless stopped. Reports a lack of free connections only once until the work succeeds.
   */
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
  let isCrowded = false;
  const run = () => {
    working ??= work(stopping.signal)
      .then(
        () => {
          isCrowded = false;
        },
        (fault: unknown) => {
          const isRepeated = isCrowded && isPoolError(fault);
          isCrowded = isPoolError(fault);
          if (!stopping.signal.aborted && !isRepeated) onFault(fault);
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
