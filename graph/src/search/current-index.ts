import { clockToleranceMs } from '../shared/clock-tolerance.ts';
import { SharedRuns } from '../shared/shared-runs.ts';
import type { Write } from '../shared/versions.ts';
import type { Eventually } from '../shared/when-ready.ts';
import { IndexUpdates } from './index-updates.ts';
import type { ProductSource } from './product-source.ts';
import type { SearchIndex } from './search-index.ts';

/** What a process wrote that ended before it told the others is found after so many milliseconds. */
const askAgainMs = 2_500;
/** How long the index may lack what was written past the shop while all is read again, in milliseconds. */
const mostUnknownMs = 4_000;
/** What nobody tells of is found by reading all again: so often at most, in milliseconds and in times that it takes. */
const rereadAfter = { ms: 5_000, times: 50 };

type Options = {
  source: ProductSource;
  /** How far the writes of other processes are known; `shared` says whether there are others. */
  versions: { shared: boolean; isCurrent(): boolean };
  onFault: (fault: unknown) => void;
  now?: () => number;
};

/**
 * The index of products for sale, kept as the database is. What this process writes is in it at once. What others
 * write comes with their word; where that is missing, the database is asked what was changed lately.
 */
export class CurrentIndex {
  readonly #updates: IndexUpdates;
  readonly #source: ProductSource;
  readonly #versions: Options['versions'];
  readonly #onFault: Options['onFault'];
  readonly #now: () => number;
  /** Reads anew what was written to. */
  readonly #flushes = new SharedRuns(() => this.#updates.flush());
  /** Asks for what was changed lately. */
  readonly #syncs = new SharedRuns(() => this.#sync());
  /** Reads everything. */
  readonly #rereads = new SharedRuns(() => this.#reread());
  #isFilled = false;
  #isSyncDue = false;
  #syncedAt = 0;
  #lastReread = { at: 0, tookMs: 0 };
  /** Since when something unknown may have been written: by this process, or by others. */
  #unknown: { own: boolean; others: number | null } = { own: false, others: null };

  constructor({ source, versions, onFault, now = Date.now }: Options) {
    this.#source = source;
    this.#updates = new IndexUpdates(source);
    this.#versions = versions;
    this.#onFault = onFault;
    this.#now = now;
  }

  /** Begins to fill the index, which the first search does otherwise. */
  fill(): void {
    this.#inBackground(this.#rereads);
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#updates.close();
    await this.#rereads.running?.catch(() => undefined);
  }

  /** Takes note of a write before it is answered. */
  written({ collection, ids }: Write, by: 'this process' | 'another process'): void {
    // What is read later is read as it is then.
    if (!this.#isFilled && !this.#rereads.running) return;
    if (collection === 'users') this.#updates.accountsWritten(ids);
    if (collection !== 'products') return;
    if (ids) this.#updates.productsWritten(ids);
    else if (by === 'this process') this.#unknown.own = true;
    else {
      this.#isSyncDue = true;
      this.#unknown.others ??= this.#now();
    }
  }

  /**
   * The index, with all that this process has written and that others have told of.
   * @param exact with all that anybody has written through the shop before this call
   */
  current(exact = false): Eventually<SearchIndex> {
    const isSynced = !exact && !this.#isSyncNeeded();
    const isComplete = this.#isFilled && !this.#unknown.own && this.#unknown.others === null;
    if (isSynced && isComplete && !this.#updates.areDue && !this.#flushes.running) {
      this.#rereadWhenDue();
      return this.#updates.index;
    }
    return this.#bringUpToDate(exact);
  }

  async #bringUpToDate(exact: boolean): Promise<SearchIndex> {
    const { own, others } = this.#unknown;
    const isLate = others !== null && this.#now() - others > mostUnknownMs;
    if (!this.#isFilled && !own) await (this.#rereads.running ?? this.#rereads.run());
    else if (own || isLate) await this.#rereads.run();
    else if (others !== null) this.#inBackground(this.#rereads);
    if (exact || this.#isSyncNeeded()) await this.#syncs.run();
    if (this.#updates.areDue) await this.#flushes.run();
    else await this.#flushes.running;
    return this.#updates.index;
  }

  #isSyncNeeded(): boolean {
    const { shared } = this.#versions;
    const isOld = shared && this.#now() - this.#syncedAt > askAgainMs;
    return this.#isSyncDue || isOld || !this.#versions.isCurrent();
  }

  async #sync(): Promise<void> {
    const [since, began] = [this.#syncedAt, this.#now()];
    const wasDue = this.#isSyncDue;
    this.#isSyncDue = false;
    try {
      const changed = await this.#source.changedSince(since - clockToleranceMs);
      this.#updates.productsWritten(changed.products);
      this.#updates.accountsWritten(changed.accounts);
      await this.#updates.findNewest();
      this.#syncedAt = began;
    } catch (error) {
      this.#isSyncDue ||= wasDue;
      throw error;
    }
  }

  async #reread(): Promise<void> {
    const [unknown, began] = [this.#unknown, this.#now()];
    this.#unknown = { own: false, others: null };
    this.#lastReread.at = began;
    try {
      await this.#updates.readAll();
      this.#isFilled = true;
      this.#syncedAt = Math.max(began, this.#syncedAt);
      this.#lastReread.tookMs = this.#now() - began;
    } catch (error) {
      const others = this.#unknown.others ?? unknown.others;
      this.#unknown = { own: unknown.own || this.#unknown.own, others };
      throw error;
    }
  }

  /** Finds what was written past all processes of a shop that share a database, which nobody tells of. */
  #rereadWhenDue(): void {
    if (!this.#versions.shared || this.#rereads.running) return;
    const { at, tookMs } = this.#lastReread;
    const pause = Math.max(rereadAfter.ms, rereadAfter.times * tookMs);
    if (this.#now() - at > pause) this.#inBackground(this.#rereads);
  }

  #inBackground(runs: SharedRuns): void {
    if (!runs.running) runs.run().catch(this.#onFault);
  }
}
