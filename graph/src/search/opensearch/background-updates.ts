const retryAfterMs = 2_000;

type Work = {
  update: () => Promise<void>;
  /** Called for the first of consecutive failures. */
  onFault: (fault: unknown) => void;
};

/** Updates the index without a search: some time after a write, with retries. */
export class BackgroundUpdates {
  readonly #work: Work;
  #timer: NodeJS.Timeout | null = null;
  #hasFailed = false;
  #isStopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Schedules an update, unless one is scheduled. */
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
