import { Types } from 'mongoose';
import { type NewestFirst, newestOf } from '../shared/paging.ts';
import type { Eventually } from '../shared/when-ready.ts';
import { type Keepable, KeptReads } from './kept-reads.ts';
import { keptList, type ListSource } from './newest-lists.ts';
import { RecordLoader, type RecordSource } from './record-loader.ts';

type Identified = { _id: Types.ObjectId };

/** What was written: to which collection, and where that is known, which records and whose. */
type Written = {
  collection: string;
  filter: Record<string, unknown> | null;
  documents: readonly Record<string, unknown>[];
};

const bounds = {
  entries: 20_000,
  bytes: 32 * 1024 * 1024,
  // The database tells of other processes' writes; this bounds what a message that is lost could hide.
  ageMs: 5_000,
};

/** The collections of which reads are kept. */
const followed = new Set(['users', 'categories', 'products', 'bookings', 'wishes']);
/** Of these only what belongs to one account is kept; here is whose a record is. */
const ownerFields: Record<string, string> = { bookings: 'userId', wishes: 'userId' };

const neverKept = { ...bounds, ageMs: 0 };

/**
 * The reads that are asked again and again, answered from memory: records by their id, the beginnings of
 * lists and their counts, and what an account has in its own lists. Exact for what this process writes,
 * since `written` is called before a write is answered.
 */
export class ReadModel {
  readonly #kept: KeptReads;
  /** Whether anything is kept. */
  readonly keeps: boolean;

  /** @param keeps false where other processes write to the same database: then everything is read from it */
  constructor({ keeps }: { keeps: boolean }) {
    this.keeps = keeps;
    this.#kept = new KeptReads(keeps ? bounds : neverKept);
  }

  /** Loads records by their id for one request. */
  loader<Item extends Identified>(source: RecordSource<Item>): RecordLoader<Item> {
    return new RecordLoader(this.#kept, source);
  }

  /** A record by its id, or null. */
  record<Item extends Identified>(
    { collection, findAll }: RecordSource<Item>,
    id: Types.ObjectId,
  ): Eventually<Item | null> {
    const find = async () => (await findAll([id])).at(0) ?? null;
    return this.#read(`${collection}/${id.toHexString()}`, [], find);
  }

  /** A list of a collection, newest first. */
  list<Item extends Identified>(source: ListSource<Item>): NewestFirst<Item> {
    return this.keeps ? keptList(this.#kept, source) : newestOf(source.query);
  }

  /** Something that is made of a whole collection. */
  ofCollection<Value extends Keepable>(
    collection: string,
    what: string,
    from: () => PromiseLike<Value>,
  ): Eventually<Value> {
    return this.#read(`${collection}!${what}`, [collection], from);
  }

  /** Something that is made of the records of a collection that belong to one account. */
  ofOwner<Value extends Keepable>(
    collection: string,
    ownerId: Types.ObjectId,
    from: () => PromiseLike<Value>,
  ): Eventually<Value> {
    return this.#read(ownKey(collection, ownerId), [], from);
  }

  #read<Value extends Keepable>(
    key: string,
    tags: readonly string[],
    from: () => PromiseLike<Value>,
  ): Eventually<Value> {
    return this.keeps ? this.#kept.read(key, tags, from) : Promise.resolve(from());
  }

  /** Forgets everything. */
  clear(): void {
    this.#kept.clear();
  }

  /** Forgets all that a write may have changed. */
  written({ collection, filter, documents }: Written): void {
    if (!followed.has(collection)) return;
    const owner = ownerFields[collection];
    const ids = [...(filter ? [filter] : []), ...documents].map((one) => one[owner ?? '_id']);
    const known = ids.filter((id) => id instanceof Types.ObjectId);
    if (ids.length === 0 || known.length < ids.length) {
      this.#kept.clear();
      return;
    }
    this.#kept.drop(collection);
    for (const id of known) {
      this.#kept.drop(owner ? ownKey(collection, id) : `${collection}/${id.toHexString()}`);
    }
  }
}

const ownKey = (collection: string, ownerId: Types.ObjectId) =>
  `${collection}/of/${ownerId.toHexString()}`;
