/**
 * Runs work once at a time. Callers who ask during a run share the next one, which starts after they asked, with what
 * the first of them gives.
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

  /** A run that begins now or later. */
  run(...given: Given): Promise<void> {
    // One that waits begins a moment after the run before it has ended.
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
