/** How many live connections may be open at once. */
export type ConnectionLimits = {
  /** Of an account. */
  account: number;
  /** Of an address. */
  address: number;
  /** Of the process. */
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

  /** How many are open. */
  get all(): number {
    return this.#all;
  }

  /**
   * Takes a place for a connection from an address, unless there is none: `address` when that address has
   * as many as it may have, `all` when the process has.
   * @returns gives the place back, or says which limit is reached
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
