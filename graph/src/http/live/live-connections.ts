/** Maximum numbers of concurrent live connections. */
export type ConnectionLimits = {
  /** Per account. */
  account: number;
  /** Per address. */
  address: number;
  /** Per process. */
  all: number;
};

/** Counts open live connections by who holds them. */
export class LiveConnections {
  readonly #open = new Map<string, number>();
  readonly #limits: ConnectionLimits;
  #all = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Number of open connections. */
  get all(): number {
    return this.#all;
  }

  /**
   * Reserves a place for a connection from an address, if there is one.
   * @returns a function that frees the place, or the limit that is reached: `address` or `all`
   */
  open(address: string): (() => void) | 'address' | 'all' {
    if (this.#all >= this.#limits.all) return 'all';
    const release = this.#take(`address ${address}`, this.#limits.address);
    if (!release) return 'address';
    this.#all += 1;
    return () => {
      release();
      this.#all -= 1;
    };
  }

  /**
   * Takes one of an account's places for a connection that has entered.
   * @returns gives the place back; null when the account has as many as it may have
   */
  addToAccount(accountId: string): (() => void) | null {
    return this.#take(`account ${accountId}`, this.#limits.account);
  }

  #take(key: string, most: number): (() => void) | null {
    const open = this.#open.get(key) ?? 0;
    if (open >= most) return null;
    this.#open.set(key, open + 1);
    return () => this.#release(key);
  }

  #release(holder: string): void {
    const open = (this.#open.get(holder) ?? 0) - 1;
    if (open > 0) this.#open.set(holder, open);
    else this.#open.delete(holder);
  }
}
