import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Identified } from '../shared/ids.ts';
import type { Eventually } from '../shared/when-ready.ts';
import type { KeptReads } from './kept-reads.ts';

/** A collection whose records are loaded by their id. */
export type RecordSource<Item> = {
  collection: string;
  findAll: (ids: Types.ObjectId[]) => PromiseLike<Item[]>;
};

/**
 * Loads records by their id for one request: those that are kept at once, the others in one command per
 * tick; null for ids without a record.
 */
export class RecordLoader<Item extends Identified> {
  readonly #kept: KeptReads;
  readonly #source: RecordSource<Item>;
  #missing: DataLoader<Types.ObjectId, Item | null, string> | undefined;
  readonly #primed = new Map<string, Item>();

  constructor(kept: KeptReads, source: RecordSource<Item>) {
    this.#kept = kept;
    this.#source = source;
  }

  load(id: Types.ObjectId): Eventually<Item | null> {
    const key = id.toHexString();
    const primed = this.#primed.size > 0 ? this.#primed.get(key) : undefined;
    if (primed) return primed;
    const kept = this.#kept.find<Item | null>(`${this.#source.collection}/${key}`);
    if (kept) return kept.value;
    this.#missing ??= new DataLoader((ids) => this.#read(ids), { cacheKeyFn: idText });
    return this.#missing.load(id);
  }

  /** Forgets what this request has loaded of a record, since it has changed. */
  clear(id: Types.ObjectId): this {
    this.#primed.delete(id.toHexString());
    this.#missing?.clear(id);
    return this;
  }

  /** Gives this request a record as it has just been written. */
  prime(id: Types.ObjectId, record: Item): this {
    this.#primed.set(id.toHexString(), record);
    return this;
  }

  async #read(ids: readonly Types.ObjectId[]): Promise<(Item | null)[]> {
    const reading = this.#kept.begin();
    try {
      const records = await this.#source.findAll([...ids]);
      const found = new Map(records.map((record) => [idText(record._id), record]));
      return ids.map((id) => {
        const record = found.get(idText(id)) ?? null;
        reading.keep(`${this.#source.collection}/${idText(id)}`, record);
        return record;
      });
    } finally {
      reading.end();
    }
  }
}

const idText = (id: Types.ObjectId): string => id.toHexString();
