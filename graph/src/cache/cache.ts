import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { Eventually } from '../shared/when-ready.ts';
import type { Write } from '../shared/write.ts';
import { sizeOf } from './size-of.ts';
import { anyRecordTag, recordTag } from './tags.ts';

/** A cacheable value. Many requests share it, so it must not be changed. */
export type Cacheable = object | string | number | null;

/** Loads a value that isn't cached. */
type Read<Value> = {
  key: string;
  /** The value's tags; if left out, they follow from the reads of `load`. */
  tags?: readonly string[];
  load: () => PromiseLike<Value>;
  /** Decides whether a value is kept. By default, all are. */
  mayKeep?: (value: Value) => boolean;
  /** `load` may read from a secondary, which may lack the caller's own writes. */
  mayLag?: boolean;
};

/** A value, or a load that is under way. */
type Entry = {
  key: string;
  tags: Set<string>;
  value: Cacheable;
  /** Set while it is loaded. */
  loading: Promise<unknown> | null;
  /** When the request for its oldest part began, by `performance.now()`. */
  since: number;
  isDropped: boolean;
  /** The value is for the caller who began the load, such as a refusal. Others load their own. */
  isPersonal: boolean;
};

type Scope = {
  request: { isServed: boolean };
  /** The load that reads here. */
  loader: Entry | null;
  /** It may read from a secondary. */
  mayLag: boolean;
  /** Reads that bypass the cache add tags to this load. */
  findsTags: boolean;
};

const bounds = { max: 20_000, maxSize: 32 * 1024 * 1024 };

/** Characters of the questions that are remembered without their answers. */
const mostAsked = 1024 * 1024;

/** Milliseconds. Other processes may write to a shared database without telling this one. */
const sharedMaxAgeMs = 1_000;

/** The cache of one process; README.md says how it works. */
export class Cache {
  /** Follows every write to the database, so it's never behind. */
  readonly isExact: boolean;
  readonly reads = { hits: 0, misses: 0 };
  readonly #maxAgeMs: number;
  readonly #hasSecondaries: boolean;
  readonly #scopes = new AsyncLocalStorage<Scope>();
  readonly #entries: LRUCache<string, Entry>;
  readonly #asked = new LRUCache<string, true>({
    maxSize: mostAsked,
    sizeCalculation: (_value, question) => question.length + 1,
  });
  readonly #loads = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<Entry>>();

  constructor({ isExact, hasSecondaries = false }: { isExact: boolean; hasSecondaries?: boolean }) {
    this.isExact = isExact;
    this.#hasSecondaries = hasSecondaries;
    this.#maxAgeMs = isExact ? Number.POSITIVE_INFINITY : sharedMaxAgeMs;
    this.#entries = new LRUCache({
      ...bounds,
      sizeCalculation: ({ key, value, tags }) => key.length + sizeOf(value) + 100 * tags.size,
      dispose: (entry) => this.#untag(entry),
    });
  }

  /** The value under a key: the kept one, one that another reader is loading, or the result of `load`. */
  read<Value extends Cacheable>(asked: Read<Value>): Eventually<Value> {
    const scope = this.#scopes.getStore();
    if (!this.#serves(scope)) return Promise.resolve(asked.load());
    // Readers of the primary must not get a secondary's answer.
    const key = scope?.mayLag ? `secondary ${asked.key}` : asked.key;
    const entry = this.#find(key);
    if (entry && !entry.loading) {
      this.reads.hits += 1;
      if (scope?.loader) this.#inherit(scope.loader, entry);
      return entry.value as Value;
    }
    this.reads.misses += 1;
    const loader = scope?.loader ?? null;
    return entry
      ? this.#wait(entry, asked, loader)
      : this.#join(this.#load({ ...asked, key }, scope), loader);
  }

  /**
   * Keeps the value of the current load out of the cache: a part of it was refused, timed out or isn't ready yet.
   * @param isPersonal the refusal is for this caller: others who wait for the value load it themselves
   */
  dontKeep({ isPersonal = false } = {}): void {
    const loader = this.#scopes.getStore()?.loader;
    if (!loader) return;
    loader.isDropped = true;
    loader.isPersonal ||= isPersonal;
  }

  /**
   * A question was asked lately, and is remembered from now on. Most that nobody has asked never come again; to keep
   * their answers would take more time than it saves, and the memory of those that do.
   */
  isRepeated(question: string): boolean {
    if (this.#asked.get(question)) return true;
    this.#asked.set(question, true);
    return false;
  }

  /** A value is kept or being loaded. */
  has(key: string): boolean {
    return this.isServing && this.#find(key) !== undefined;
  }

  /** Reads here may come from the cache. */
  get isServing(): boolean {
    return this.#serves(this.#scopes.getStore());
  }

  /** Reads here may come from a secondary. */
  get mayLag(): boolean {
    return this.#scopes.getStore()?.mayLag ?? false;
  }

  /** Runs a request. Its reads may come from the cache, unless it requests the database. */
  forRequest<Result>({ noCache }: { noCache: boolean }, answer: () => Result): Result {
    const request = { isServed: !noCache };
    return this.#scopes.run({ request, loader: null, mayLag: false, findsTags: false }, answer);
  }

  /** For a request that is about to write: if other processes write, too, it reads the database from now on. */
  readDatabase(): void {
    const scope = this.#scopes.getStore();
    if (scope && !this.isExact) scope.request.isServed = false;
  }

  /** Adds tags to the running load for data read outside the cache. */
  tag(...tags: string[]): void {
    const scope = this.#scopes.getStore();
    if (scope?.loader && scope.findsTags) for (const tag of tags) this.#tag(scope.loader, tag);
  }

  /** Drops all entries that a write may have changed. */
  written({ collection, ids }: Write): void {
    this.#drop(collection);
    if (ids) for (const id of ids) this.#drop(recordTag(collection, id));
    else this.#drop(anyRecordTag(collection));
  }

  /** Drops everything. */
  clear(): void {
    for (const entry of this.#loads.values()) entry.isDropped = true;
    this.#loads.clear();
    this.#entries.clear();
    this.#byTag.clear();
  }

  /** Work outside requests, such as jobs and live changes, reads the cache only if it is never behind. */
  #serves(scope: Scope | undefined): boolean {
    return scope ? scope.request.isServed : this.isExact;
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return this.#loads.get(key);
    if (performance.now() - entry.since < this.#maxAgeMs) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  #load<Value extends Cacheable>(
    { key, tags, load, mayKeep = () => true, mayLag = false }: Read<Value>,
    scope: Scope | undefined,
  ): Entry {
    const since = performance.now();
    const entry: Entry = {
      key,
      tags: new Set(),
      value: null,
      loading: null,
      since,
      isDropped: false,
      isPersonal: false,
    };
    for (const tag of tags ?? []) this.#tag(entry, tag);
    const request = scope?.request ?? { isServed: true };
    const lags = this.#hasSecondaries && (mayLag || (scope?.mayLag ?? false));
    const inner: Scope = { request, loader: entry, mayLag: lags, findsTags: !tags };
    entry.loading = (async () => {
      try {
        const value = await this.#scopes.run(inner, load);
        entry.value = Object.freeze(value);
        if (mayKeep(value) && !entry.isDropped) this.#entries.set(key, entry);
        return value;
      } finally {
        entry.loading = null;
        if (this.#loads.get(key) === entry) this.#loads.delete(key);
        if (this.#entries.peek(key) !== entry) this.#untag(entry);
      }
    })();
    this.#loads.set(key, entry);
    return entry;
  }

  /** Waits for another reader's load; loads the value again if it turns out to be personal. */
  async #wait<Value extends Cacheable>(
    entry: Entry,
    asked: Read<Value>,
    loader: Entry | null,
  ): Promise<Value> {
    try {
      const value = await entry.loading;
      if (!entry.isPersonal) {
        if (loader) this.#inherit(loader, entry);
        return value as Value;
      }
    } catch (error) {
      if (!entry.isPersonal) throw error;
    }
    return this.read(asked);
  }

  async #join<Value>(entry: Entry, loader: Entry | null): Promise<Value> {
    const value = await entry.loading;
    if (loader) this.#inherit(loader, entry);
    return value as Value;
  }

  /** A value derived from an entry is no younger than it, and is dropped with it. */
  #inherit(loader: Entry, entry: Entry): void {
    for (const tag of entry.tags) this.#tag(loader, tag);
    loader.since = Math.min(loader.since, entry.since);
    loader.isDropped ||= entry.isDropped;
    loader.isPersonal ||= entry.isPersonal;
  }

  #tag(entry: Entry, tag: string): void {
    if (entry.tags.has(tag)) return;
    entry.tags.add(tag);
    const tagged = this.#byTag.get(tag) ?? new Set();
    this.#byTag.set(tag, tagged.add(entry));
  }

  #untag(entry: Entry): void {
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged?.delete(entry) && tagged.size === 0) this.#byTag.delete(tag);
    }
  }

  #drop(tag: string): void {
    for (const entry of this.#byTag.get(tag) ?? []) {
      entry.isDropped = true;
      if (this.#loads.get(entry.key) === entry) this.#loads.delete(entry.key);
      if (this.#entries.peek(entry.key) === entry) this.#entries.delete(entry.key);
    }
  }
}
