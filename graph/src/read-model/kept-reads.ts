import { LRUCache } from 'lru-cache';
import type { Eventually } from '../shared/when-ready.ts';
import { sizeOf } from './size-of.ts';

/** How much is kept, and for how long. */
export type KeptBounds = { entries: number; bytes: number; ageMs: number };

/** What can be kept. Nobody changes it, since many requests share it. */
export type Keepable = object | number | null;

type Entry = { value: Keepable; tags: readonly string[]; readAt: number };

/** A read that is under way. What is dropped meanwhile is not kept of it. */
export type Reading = {
  /** Whether what stands under the key, or has one of the tags, was dropped since the read began. */
  isDropped(key: string, tags: readonly string[]): boolean;
  /**
   * Keeps a value that was read, unless it was dropped since.
   * @param since when the oldest part of it was read, if not by this read (epoch ms)
   */
  keep(key: string, value: Keepable, tags?: readonly string[], since?: number): void;
  end(): void;
};

type UnderWay = { drop: (keyOrTag: string | 'all') => void };

/**
 * What the database gave lately, by key. Whoever has written drops the keys, or the tags, of what it
 * changed before the write is answered, so that a later read finds it gone. The least recently used
 * give way to others, and everything is read again when it has reached its age.
 */
export class KeptReads {
  readonly #kept: LRUCache<string, Entry>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #underWay = new Set<UnderWay>();
  readonly #shared = new Map<string, { reading: Reading; value: Promise<unknown> }>();
  readonly #ageMs: number;
  /** How many reads were answered from what is kept, and how many were not. */
  readonly reads = { hits: 0, misses: 0 };
  readonly #isCurrent: () => boolean;

  /** @param isCurrent whether all is known that may have been written; only then is anything found */
  constructor({ entries, bytes, ageMs }: KeptBounds, isCurrent = () => true) {
    this.#ageMs = ageMs;
    this.#isCurrent = isCurrent;
    this.#kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ value }) => sizeOf(value),
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#untag(tag, key);
      },
    });
  }

  /** How many bytes the kept values take, about. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** What is kept under a key, and when it was read (epoch ms). */
  find<Value>(key: string): { value: Value; readAt: number } | undefined {
    const entry = this.#kept.get(key);
    if (entry && this.#isCurrent()) {
      if (Date.now() - entry.readAt < this.#ageMs) {
        this.reads.hits += 1;
        return entry as Entry & { value: Value };
      }
      this.#kept.delete(key);
    }
    this.reads.misses += 1;
    return undefined;
  }

  /**
   * What is kept under a key; else it is read, once for all that ask meanwhile, and kept.
   * @param from reads it, and may keep what comes with it
   */
  read<Value extends Keepable>(
    key: string,
    tags: readonly string[],
    from: (reading: Reading) => PromiseLike<Value>,
  ): Eventually<Value> {
    const found = this.find<Value>(key);
    if (found) return found.value;
    const shared = this.#shared.get(key);
    if (shared && !shared.reading.isDropped(key, tags)) return shared.value as Promise<Value>;
    return this.#readOnce(key, tags, from);
  }

  async #readOnce<Value extends Keepable>(
    key: string,
    tags: readonly string[],
    from: (reading: Reading) => PromiseLike<Value>,
  ): Promise<Value> {
    const reading = this.begin();
    const value = Promise.resolve(from(reading));
    const mine = { reading, value };
    this.#shared.set(key, mine);
    try {
      const read = await value;
      reading.keep(key, read, tags);
      return read;
    } finally {
      reading.end();
      if (this.#shared.get(key) === mine) this.#shared.delete(key);
    }
  }

  /** Begins a read, before the database is asked. */
  begin(): Reading {
    const readAt = Date.now();
    let dropped: Set<string> | 'all' = new Set();
    const underWay: UnderWay = {
      drop: (key) => {
        if (key === 'all') dropped = 'all';
        else if (dropped !== 'all') dropped.add(key);
      },
    };
    this.#underWay.add(underWay);
    const isDropped = (key: string, tags: readonly string[]) =>
      dropped === 'all' || [key, ...tags].some((one) => dropped !== 'all' && dropped.has(one));
    return {
      isDropped,
      keep: (key, value, tags = [], since = readAt) => {
        if (this.#ageMs === 0 || isDropped(key, tags)) return;
        this.#kept.set(key, { value: Object.freeze(value), tags, readAt: since });
        for (const tag of tags) this.#tag(tag, key);
      },
      end: () => void this.#underWay.delete(underWay),
    };
  }

  /** Forgets a key, or all that is tagged with it. */
  drop(keyOrTag: string): void {
    for (const reading of this.#underWay) reading.drop(keyOrTag);
    this.#kept.delete(keyOrTag);
    for (const key of [...(this.#keysOfTag.get(keyOrTag) ?? [])]) this.#kept.delete(key);
  }

  /** Forgets everything. */
  clear(): void {
    for (const reading of this.#underWay) reading.drop('all');
    this.#kept.clear();
  }

  #tag(tag: string, key: string): void {
    const keys = this.#keysOfTag.get(tag) ?? new Set();
    this.#keysOfTag.set(tag, keys.add(key));
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keysOfTag.get(tag);
    if (keys?.delete(key) && keys.size === 0) this.#keysOfTag.delete(tag);
  }
}
