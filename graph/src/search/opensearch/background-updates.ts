const retryAfterMs = 2_000;

type Work = {
  update: () => Promise<void>;
  /** Hears of the first of several failures in a row. */
  onFault: (fault: unknown) => void;
};

/** Updates without a search: some time after a write, and again until it succeeds. */
export class BackgroundUpdates {
  readonly #work: Work;
  #timer: NodeJS.Timeout | null = null;
  #hasFailed = false;
  #isStopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Updates after some milliseconds, unless it will do so anyway. */
  after(ms: number): void {
    if (this.#timer || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#run(), ms).unref();
  }

  retry(): void {
    this.after(retryAfterMs);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#timer = null;
    try {
      await this.#work.update();
      this.#hasFailed = false;
    } catch (fault) {
      if (!this.#hasFailed) this.#work.onFault(fault);
      this.#hasFailed = true;
      this.retry();
    }
  }
}
