import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Identified } from '../shared/ids.ts';
import type { Eventually } from '../shared/when-ready.ts';
import type { Cache } from './cache.ts';
import { readById } from './read-by-id.ts';

/** A collection whose records are loaded by their id. */
export type RecordSource<Item> = {
  collection: string;
  findAll: (ids: Types.ObjectId[]) => PromiseLike<Item[]>;
};

/** Loads records by id for one request, the uncached ones with one command. Null for unknown ids. */
export class RecordLoader<Item extends Identified> {
  readonly #cache: Cache;
  readonly #collection: string;
  /** For this request alone, if it reads the database. */
  readonly #own: DataLoader<Types.ObjectId, Item | null, string>;
  /** For the cache, which keeps its own entries. */
  readonly #shared: DataLoader<Types.ObjectId, Item | null, string>;

  constructor(cache: Cache, { collection, findAll }: RecordSource<Item>) {
    this.#cache = cache;
    this.#collection = collection;
    const find = async (ids: readonly Types.ObjectId[]) => {
      const records = new Map((await findAll([...ids])).map((one) => [idText(one._id), one]));
      return ids.map((id) => records.get(idText(id)) ?? null);
    };
    this.#own = new DataLoader(find, { cacheKeyFn: idText });
    this.#shared = new DataLoader(find, { cache: false });
  }

  load(id: Types.ObjectId): Eventually<Item | null> {
    if (!this.#cache.isServing) return this.#own.load(id);
    return readById(this.#cache, this.#collection, id, () => this.#shared.load(id));
  }

  /** Forgets a record that has changed. */
  clear(id: Types.ObjectId): this {
    this.#own.clear(id);
    return this;
  }

  /** Passes this request a record that was just written. */
  prime(id: Types.ObjectId, record: Item): this {
    this.#own.prime(id, record);
    return this;
  }
}

const idText = (id: Types.ObjectId): string => id.toHexString();
