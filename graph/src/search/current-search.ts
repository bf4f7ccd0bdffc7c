import { setImmediate } from 'node:timers/promises';
import { clockToleranceMs } from '../shared/clock-tolerance.ts';
import { SharedRuns } from '../shared/shared-runs.ts';
import type { Write } from '../shared/write.ts';
import { DueReads } from './due-reads.ts';
import type { EmbeddedSearch } from './embedded/embedded-search.ts';
import type { ProductSource, ReadProducts, SourceProduct } from './product-source.ts';
import { ReadsUnderWay } from './reads-under-way.ts';
import type { ProductSearch, SearchEngine, SearchResult } from './search-engine.ts';
import type { ProductSearches } from './searches.ts';

/** Maximum number of updates that a search waits for under constant writes. */
const mostUpdates = 3;
/**
 * Other programs' writes to a shared database don't set `changedAt`. To find them, all products are read again after
 * this many milliseconds, and after this many times the duration of the last read.
 */
const rereadAfter = { ms: 10_000, times: 100 };

type Options = {
  engine: EmbeddedSearch;
  source: ProductSource;
  /** Whether other processes write to the same database. */
  isShared: boolean;
  onFault: (fault: unknown) => void;
  now?: () => number;
};

/** The search engine, brought up to date with the database before each search. */
export class CurrentSearch implements ProductSearches {
  readonly #engine: EmbeddedSearch;
  readonly #source: ProductSource;
  readonly #isShared: boolean;
  readonly #onFault: (fault: unknown) => void;
  readonly #now: () => number;
  readonly #fills = new SharedRuns(() => this.#fill());
  readonly #updates = new SharedRuns(() => this.#update());
  readonly #reads = new ReadsUnderWay();
  #due = new DueReads();
  /** The sellers of products for sale, and whether they are verified. */
  readonly #sellers = new Map<string, boolean>();
  /** The time and duration of the last read of all products; null before. */
  #filled: { at: number; tookMs: number } | null = null;
  /** The time of the last read of changes. */
  #askedAt = 0;
  #isClosed = false;

  constructor({ engine, source, isShared, onFault, now = Date.now }: Options) {
    this.#engine = engine;
    this.#source = source;
    this.#isShared = isShared;
    this.#onFault = onFault;
    this.#now = now;
  }

  /** Reads all products, unless done or under way. */
  async ready(): Promise<void> {
    if (!this.#filled) await (this.#fills.running ?? this.#fills.run());
  }

  check(): Promise<void> {
    return this.ready();
  }

  written({ collection, ids }: Write): void {
    if (this.#isUnread || (collection !== 'products' && collection !== 'users')) return;
    if (!ids) this.#due.areMore = true;
    for (const id of ids ?? []) this.#due[collection].add(id);
    this.#reads.outdate(ids ?? []);
  }

  othersWrote(): void {
    if (this.#isUnread) return;
    this.#due.areMore = true;
    // Only the shop's own writes set `changedAt`.
    this.#fills.run().catch(this.#onFault);
  }

  /** No read has begun, so the first one will include all writes. */
  get #isUnread(): boolean {
    return !this.#filled && !this.#fills.running;
  }

  async search(asked: ProductSearch): Promise<SearchResult> {
    await this.#bringUpToDate();
    return this.#engine.search(asked);
  }

  async meets(...asked: Parameters<SearchEngine['meets']>): Promise<boolean[]> {
    await this.#bringUpToDate();
    return this.#engine.meets(...asked);
  }

  async mentions(words: readonly string[]): Promise<boolean> {
    await this.#bringUpToDate();
    return this.#engine.mentions(words);
  }

  async suggest(text: string, first: number): Promise<string[]> {
    await this.#bringUpToDate();
    return this.#engine.suggest(text, first);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#fills.running?.catch(() => undefined);
    await this.#updates.running?.catch(() => undefined);
    await this.#engine.close();
  }

  async #bringUpToDate(): Promise<void> {
    await this.ready();
    // Other processes may have written. Search answers are cached for a second, which is their maximum age.
    if (this.#isShared) this.#due.areMore = true;
    // A write during an update may precede this search, so it updates again.
    for (let run = 0; run < mostUpdates; run += 1) {
      if (!this.#due.isNothing) await this.#updates.run();
      else if (this.#updates.running) await this.#updates.running;
      else break;
    }
    if (this.#isShared) this.#fillAtTimes();
  }

  /** Rereads all products in the background if the last reread was long ago. */
  #fillAtTimes(): void {
    if (!this.#filled || this.#fills.running) return;
    const { at, tookMs } = this.#filled;
    const pause = Math.max(rereadAfter.ms, rereadAfter.times * tookMs);
    if (this.#now() - at > pause) this.#fills.run().catch(this.#onFault);
  }

  async #update(): Promise<void> {
    const due = this.#due;
    this.#due = new DueReads();
    try {
      if (due.areMore) for (const id of await this.#ask()) due.users.add(id);
      for (const ids of batchesOf(due.products)) await this.#take(() => this.#source.byIds(ids));
      for (const ids of batchesOf(due.users)) await this.#readAccounts(ids);
    } catch (error) {
      this.#due.add(due);
      throw error;
    }
  }

  /**
   * Reads the products changed since the last time.
   * @returns the ids of the accounts changed since then
   */
  async #ask(): Promise<string[]> {
    const began = this.#now();
    const since = this.#askedAt - clockToleranceMs;
    const accountIds = await this.#reads.run(async (outdated) => {
      const ids = await this.#source.accountsChangedSince(since);
      for await (const changed of this.#source.changedSince(since))
        await this.#apply(changed, outdated);
      return ids;
    });
    this.#askedAt = began;
    return accountIds;
  }

  async #fill(): Promise<void> {
    const began = this.#now();
    const seen = new Set<string>();
    await this.#reads.run(async (outdated) => {
      for await (const products of this.#source.all()) {
        if (this.#isClosed) return;
        await this.#put(products, outdated);
        for (const { id } of products) seen.add(id);
      }
      for (const id of outdated) seen.add(id);
      await this.#engine.keepOnly(seen);
      // The next search reads later changes.
      this.#askedAt = began;
      this.#due.areMore = true;
      this.#filled = { at: began, tookMs: this.#now() - began };
    });
  }

  /** Puts a read's result into the engine. */
  #take(read: () => Promise<ReadProducts>): Promise<void> {
    return this.#reads.run(async (outdated) => this.#apply(await read(), outdated));
  }

  async #apply({ forSale, others }: ReadProducts, outdated: ReadonlySet<string>): Promise<void> {
    // A concurrent read may be older; the next search reads again.
    this.#reads.outdate(
      [...forSale, ...others].map(({ id }) => id),
      outdated,
    );
    await this.#engine.remove(others.filter(({ id }) => !outdated.has(id)));
    await this.#put(forSale, outdated);
  }

  async #put(products: readonly SourceProduct[], outdated: ReadonlySet<string>): Promise<void> {
    const sellerIds = new Set(products.map(({ sellerId }) => sellerId));
    const strangers = [...sellerIds].filter((id) => !this.#sellers.has(id));
    if (strangers.length > 0) {
      const verified = new Set(await this.#source.verifiedAmong(strangers));
      for (const id of strangers) {
        this.#sellers.set(id, verified.has(id));
        if (outdated.has(id)) this.#due.users.add(id);
      }
    }
    for (let at = 0; at < products.length; at += putAtOnce) {
      // Lets others be answered in between.
      if (at > 0) await setImmediate();
      const batch = products.slice(at, at + putAtOnce).filter(({ id }) => !outdated.has(id));
      await this.#engine.put(
        batch.map((product) => ({
          ...product,
          isSellerVerified: this.#sellers.get(product.sellerId) === true,
        })),
      );
    }
  }

  /** Rereads the products of accounts whose verification changed. */
  async #readAccounts(ids: readonly string[]): Promise<void> {
    const sellers = ids.filter((id) => this.#sellers.has(id));
    if (sellers.length === 0) return;
    const verified = new Set(await this.#source.verifiedAmong(sellers));
    const changed = sellers.filter((id) => this.#sellers.get(id) !== verified.has(id));
    if (changed.length === 0) return;
    for (const id of changed) this.#sellers.set(id, verified.has(id));
    try {
      await this.#take(() => this.#source.ofSellers(changed));
    } catch (error) {
      for (const id of changed) this.#sellers.set(id, !verified.has(id));
      throw error;
    }
  }
}

/** Number of products read at once, and indexed at once. */
const batchSize = 1_000;
const putAtOnce = 250;

function* batchesOf(ids: ReadonlySet<string>): Iterable<string[]> {
  const all = [...ids];
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
