import type { Types } from 'mongoose';
import { type NewestFirst, newestOf } from '../shared/paging.ts';
import type { Write } from '../shared/versions.ts';
import type { Eventually } from '../shared/when-ready.ts';
import { type Keepable, KeptReads } from './kept-reads.ts';
import { keptList, type ListSource } from './newest-lists.ts';
import { RecordLoader, type RecordSource } from './record-loader.ts';

type Identified = { _id: Types.ObjectId };

const bounds = {
  entries: 20_000,
  bytes: 32 * 1024 * 1024,
};
/** Other processes tell of their writes; this bounds what a message that is lost could hide, in milliseconds. */
const ageMs = { alone: 5_000, shared: 2_500 };

/** The collections of which reads are kept. */
const followed = new Set([
  ...['users', 'categories', 'products', 'bookings', 'wishes', 'notifications'],
  ...['offers', 'threads'],
]);
/** Of these only what belongs to one account, or to each of two, is kept; here is whose a record is. */
const ownerFields: Record<string, string> = {
  bookings: 'userId',
  wishes: 'userId',
  notifications: 'userId',
  // A seller's are read from the database.
  offers: 'buyerId',
  threads: 'participants',
};

/** The field of a collection by which its writes are told. */
export const keyField = (collection: string): string => ownerFields[collection] ?? '_id';

type Options = {
  /** False where everything is read from the database. */
  keeps: boolean;
  /** Whether other processes write to the same database. */
  shared?: boolean;
  /** Whether all is known that may make what is kept wrong. */
  isCurrent?: () => boolean;
};

/**
 * The reads that are asked again and again, answered from memory: records by their id, the beginnings of
 * lists and their counts, and what an account has in its own lists. Exact for what this process writes,
 * since `written` is called before a write is answered; behind what other processes write by the time that their word
 * takes.
 */
export class ReadModel {
  readonly #kept: KeptReads;
  /** Whether anything is kept. */
  readonly keeps: boolean;
  /** What is never behind another process: the database, where other processes write to it. */
  readonly exact: ReadModel;

  constructor({ keeps, shared = false, isCurrent }: Options) {
    this.keeps = keeps;
    const age = shared ? ageMs.shared : ageMs.alone;
    this.#kept = new KeptReads({ ...bounds, ageMs: keeps ? age : 0 }, isCurrent);
    this.exact = keeps && shared ? new ReadModel({ keeps: false }) : this;
  }

  /** How many reads were answered from memory, and how many were not. */
  get reads(): Readonly<{ hits: number; misses: number }> {
    return this.#kept.reads;
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
    return this.#read(ownKey(collection, ownerId.toHexString()), [], from);
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
  written({ collection, ids }: Write): void {
    if (!followed.has(collection)) return;
    if (!ids) {
      this.#kept.clear();
      return;
    }
    this.#kept.drop(collection);
    const isOwned = collection in ownerFields;
    for (const id of ids) {
      this.#kept.drop(isOwned ? ownKey(collection, id) : `${collection}/${id}`);
    }
  }
}

const ownKey = (collection: string, ownerId: string) => `${collection}/of/${ownerId}`;
