/**
 * Runs work one at a time. Calls during a run share the next one, which starts afterwards with the first caller's
 * arguments.
 */
export class SharedRuns<Given extends unknown[] = []> {
  readonly #work: (...given: Given) => Promise<void>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(work: (...given: Given) => Promise<void>) {
    this.#work = work;
  }

  /** The run that is under way. */
  get running(): Promise<void> | null {
    return this.#running;
  }

  get isIdle(): boolean {
    return !this.#running && !this.#next;
  }

  /** Starts a run now or later. */
  run(...given: Given): Promise<void> {
    // A waiting run starts just after the previous one has ended.
    if (this.#next) return this.#next;
    if (!this.#running) return this.#begin(given);
    const begin = () => {
      this.#next = null;
      return this.#begin(given);
    };
    this.#next = this.#running.then(begin, begin);
    return this.#next;
  }

  #begin(given: Given): Promise<void> {
    this.#running = this.#work(...given).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }
}

/** `SharedRuns` for each key. */
export function sharedRunsByKey(
  work: (key: string) => Promise<void>,
): (key: string) => Promise<void> {
  const byKey = new Map<string, SharedRuns>();
  return async (key) => {
    const runs = byKey.get(key) ?? new SharedRuns(() => work(key));
    byKey.set(key, runs);
    try {
      await runs.run();
    } finally {
      if (runs.isIdle) byKey.delete(key);
    }
  };
}
