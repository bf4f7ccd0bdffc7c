import { setTimeout as sleep } from 'node:timers/promises';
import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import { SharedRuns } from '../../shared/shared-runs.ts';
import { within } from '../../shared/within.ts';
import type { Write } from '../../shared/write.ts';
import type { ProductSource } from '../product-source.ts';
import type { ProductSearch, SearchEngine, SearchResult } from '../search-engine.ts';
import type { ProductSearches } from '../searches.ts';
import { unavailable } from './answered.ts';
import { BackgroundUpdates } from './background-updates.ts';
import { IndexWriter } from './index-writer.ts';
import { OpenSearchEngine } from './opensearch-search.ts';
import { Outage } from './outage.ts';
import { ownLayout, type ProductIndex } from './product-index.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** Milliseconds that a search waits for the first index to be built, or for an old one to catch up. */
const patienceMs = 2_000;
/** Milliseconds after which a search is given up. */
const searchMs = 4_000;
/** Milliseconds; OpenSearch counts as down if a check takes longer. */
const checkMs = 700;
/** Milliseconds for which own writes are gathered before they are indexed; the next search doesn't wait. */
const gatherMs = 20;
/**
 * Milliseconds between two notes of the moment until which an index is current; the next start continues from there.
 */
const noteEveryMs = 30_000;
/** Beyond this number of written ids, products are found by `changedAt`. */
const mostNotedIds = 1_000;

type Options = {
  index: ProductIndex;
  source: ProductSource;
  /** Whether other processes write to the same database. */
  isShared: boolean;
  /** Runs work that one process at a time may do. */
  once: (work: () => Promise<void>) => Promise<void>;
  onFault: (fault: unknown) => void;
  now?: () => number;
};

/**
 * OpenSearch, kept up to date with the database: own writes right away, others' writes before each search. Its memory
 * doesn't grow with the number of products.
 */
export class IndexedSearch implements ProductSearches {
  readonly #index: ProductIndex;
  readonly #engine: OpenSearchEngine;
  readonly #writer: IndexWriter;
  readonly #source: ProductSource;
  readonly #options: Options;
  readonly #now: () => number;
  readonly #closing = new AbortController();
  readonly #outage = new Outage(() => this.check(), this.#closing.signal);
  readonly #updates = new SharedRuns(() => this.#update());
  readonly #inBackground: BackgroundUpdates;
  #opening: Promise<void> | null = null;
  /** Whether searches wait for the first index. */
  #isBuilding = false;
  /** Replaces the index of another version, which serves meanwhile. */
  #rebuild: Promise<void> | null = null;
  /** Whether anything was written since the last update, and the written products as far as they are known. */
  #isDue = true;
  #writtenIds = new Set<string>();
  /** The moment until which the index is complete, and the duration of the last update. */
  #updated = { until: 0, tookMs: 0 };
  #notedAt = 0;

  constructor(options: Options) {
    const { index, source, now = Date.now } = options;
    this.#options = options;
    this.#index = index;
    this.#source = source;
    this.#now = now;
    this.#engine = new OpenSearchEngine(index);
    this.#writer = new IndexWriter(index, source, () => now() - 2 * clockToleranceMs);
    this.#inBackground = new BackgroundUpdates({
      update: () => this.#updates.run(),
      onFault: options.onFault,
    });
  }

  ready(): Promise<void> {
    this.#opening ??= this.#open().catch((error) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  check(): Promise<void> {
    const look = async () => {
      await this.ready();
      if (!(await this.#index.serving())) throw unavailable();
    };
    const late = () =>
      this.#isBuilding ? new Error('The first search index is being built.') : unavailable();
    return within(checkMs, look(), late);
  }

  written({ collection, ids }: Write, by: 'this process' | 'another process'): void {
    if (collection !== 'products' && collection !== 'users') return;
    this.#isDue = true;
    if (collection === 'products' && this.#writtenIds.size < mostNotedIds) {
      for (const id of ids ?? []) this.#writtenIds.add(id);
    }
    // Under heavy writes, leaves most of the time to the writers.
    if (by === 'this process') {
      this.#inBackground.after(Math.max(gatherMs, 3 * this.#updated.tookMs));
    }
  }

  othersWrote(): void {
    this.#isDue = true;
  }

  search(asked: ProductSearch): Promise<SearchResult> {
    return this.#soon(() => this.#engine.search(asked));
  }

  meets(...asked: Parameters<SearchEngine['meets']>): Promise<boolean[]> {
    return this.#outage.whileUp(async () => {
      await this.#bringUpToDate();
      return this.#engine.meets(...asked);
    });
  }

  mentions(words: readonly string[]): Promise<boolean> {
    return this.#soon(() => this.#engine.mentions(words));
  }

  suggest(text: string, first: number): Promise<string[]> {
    return this.#soon(() => this.#engine.suggest(text, first));
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    this.#inBackground.stop();
    await this.#updates.running?.catch(() => undefined);
    await this.#rebuild;
    await this.#engine.close();
  }

  async #open(): Promise<void> {
    const { once } = this.#options;
    const serving = await this.#index.serving();
    if (!serving) {
      this.#isBuilding = true;
      try {
        // Another process may have built it meanwhile.
        await once(async () => {
          if (!(await this.#index.serving())) await this.#build();
        });
      } finally {
        this.#isBuilding = false;
      }
      return this.#open();
    }
    this.#updated.until = serving.current;
    this.#isDue = true;
    if (serving.layout === ownLayout) return;
    // Until then, the index with another version's layout serves.
    this.#rebuild ??= once(async () => {
      if ((await this.#index.serving())?.layout !== ownLayout) await this.#build();
    }).catch(this.#options.onFault);
  }

  #build(): Promise<void> {
    const { signal } = this.#closing;
    return rebuildIndex(this.#index, this.#source, { now: this.#now, signal });
  }

  /** Runs a call whose caller waits for the answer. */
  #soon<Result>(ask: () => Promise<Result>): Promise<Result> {
    return this.#outage.whileUp(() => within(searchMs, this.#catchUp().then(ask), unavailable));
  }

  /** After an outage there may be much to write, so searches wait only briefly and then use the current index. */
  #catchUp(): Promise<void> {
    return Promise.race([this.#bringUpToDate(), sleep(patienceMs, undefined, { ref: false })]);
  }

  async #bringUpToDate(): Promise<void> {
    await within(patienceMs, this.ready(), unavailable);
    if (this.#isDue || this.#options.isShared) await this.#updates.run();
    else await this.#updates.running;
  }

  async #update(): Promise<void> {
    await this.ready();
    const ids = this.#writtenIds;
    this.#writtenIds = new Set();
    this.#isDue = false;
    const began = this.#now();
    try {
      await this.#writer.writeAgain(await this.#source.byIds([...ids]));
      await this.#writer.writeSince(this.#updated.until - clockToleranceMs);
      this.#updated = { until: began, tookMs: this.#now() - began };
      await this.#note(began);
    } catch (error) {
      for (const id of ids) this.#writtenIds.add(id);
      this.#isDue = true;
      // The index may be gone.
      this.#opening = null;
      this.#inBackground.retry();
      throw error;
    }
  }

  async #note(current: number): Promise<void> {
    if (current - this.#notedAt < noteEveryMs) return;
    const serving = await this.#index.serving();
    if (serving) await this.#index.note({ ...serving, current });
    this.#notedAt = current;
  }
}
