import { createHmac } from 'node:crypto';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { LRUCache } from 'lru-cache';
import type { SearchCounter, Shop } from '../../../context/shop.ts';
import { countedAddress } from '../../../shared/network-address.ts';
import { type Day, dayAt } from '../../../shared/time/time-zone.ts';
import { insertMarks } from '../statistics/marks.service.ts';
import { countedText, isPerson } from './counted-text.rules.ts';

/** Number of different people from which a searched text is stored readably and shown. */
const leastPeople = 5;

type Services = Pick<Shop, 'models' | 'config' | 'jwtSecret' | 'log' | 'now'>;

const keptMs = 90 * dayMs;

const everyMs = 10_000;
const batchSize = 500;
/** Most searches kept in memory while the database is down. */
const mostPending = 5_000;
/** Number of different texts of a network address that count on a day. */
export const mostTextsADay = 100;
/** Texts and addresses that a process remembers. With `max`, their places would be taken at the start. */
const remembered = { maxSize: 20_000, sizeCalculation: () => 1 };

type Search = {
  text: string;
  hash: string;
  isEmpty: boolean;
  /** Hashes of the network address and the account, so that neither a second account nor signing in adds a person. */
  marks: string[];
  day: Day;
  /** Identifies text, day and address, which together count once. */
  key: string;
};

/**
 * Counts searched texts in memory and writes them in batches, every ten seconds and on close. Stores no text before
 * five people have searched for it, and never their identity. A text stays in memory until a second network address
 * searches for it, in this process or another, so that rare texts never reach the database. A batch that fails or is
 * killed is lost.
 */
export class SearchCounts implements SearchCounter {
  readonly #services: Services;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, Search>();
  /** Searches of texts that one address has searched for, by the text's hash. */
  readonly #rare = new LRUCache<string, Search>(remembered);
  /** Texts that two addresses have searched for, by hash. */
  readonly #common = new LRUCache<string, true>(remembered);
  /** The texts of an address on a day. */
  readonly #textCounts = new LRUCache<string, number>(remembered);
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  count({ text, isEmpty, address, viewer, userAgent }: Parameters<SearchCounter['count']>[0]) {
    const counted = isPerson(userAgent) ? countedText(text) : null;
    if (!counted || this.#pending.size >= mostPending) return;
    const { now, config } = this.#services;
    const day = dayAt(now(), config.timeZone);
    const network = this.#mark(counted, countedAddress(address));
    const key = `searched:${day.date}:${network}`;
    if (this.#pending.has(key)) return;
    const hash = this.#hash(counted);
    const rare = this.#rare.get(hash);
    if (rare?.key === key || !this.#mayCount(`${day.date} ${countedAddress(address)}`)) return;
    const account = viewer ? [this.#mark(counted, viewer._id.toHexString())] : [];
    const marks = [network, ...account];
    const search = { text: counted, hash, isEmpty, marks, day, key };
    const isAlone = !this.#common.has(hash) && (!rare || rare.marks[0] === network);
    if (isAlone) {
      this.#rare.set(hash, search);
      return;
    }
    this.#common.set(hash, true);
    this.#rare.delete(hash);
    if (rare) this.#pending.set(rare.key, rare);
    this.#pending.set(key, search);
  }

  /** Counts a text of an address; false beyond the day's limit. */
  #mayCount(addressOfDay: string): boolean {
    const count = this.#textCounts.get(addressOfDay) ?? 0;
    if (count >= mostTextsADay) return false;
    this.#textCounts.set(addressOfDay, count + 1);
    return true;
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Writes the counted searches and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#services.jwtSecret).update(text).digest('base64url');
  }

  /** Differs for each text, so that marks of several texts can't be joined. */
  #mark(text: string, who: string): string {
    return this.#hash(`${text}\n${who}`).slice(0, 12);
  }

  /** Counts the waiting texts that another process has written, so that they are no longer rare. */
  async #takeKnown(): Promise<void> {
    const { SearchedText } = this.#services.models;
    const hashes = [...this.#rare.keys()];
    for (let from = 0; from < hashes.length; from += batchSize) {
      const some = hashes.slice(from, from + batchSize);
      const known = await SearchedText.find({ _id: { $in: some } }, { _id: 1 }).lean();
      for (const { _id } of known) {
        const search = this.#rare.get(_id);
        if (!search) continue;
        this.#rare.delete(_id);
        this.#common.set(_id, true);
        this.#pending.set(search.key, search);
      }
    }
  }

  async #write(): Promise<void> {
    await this.#takeKnown().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'searches were not counted'),
    );
    while (this.#pending.size > 0) {
      const batch = [...this.#pending.values()].slice(0, batchSize);
      for (const { key } of batch) this.#pending.delete(key);
      try {
        const searches = await insertMarks(
          this.#services,
          batch.map((search) => ({ ...search, endsAt: search.day.endsAt })),
        );
        if (searches.length > 0) await this.#add(searches);
      } catch (error) {
        this.#services.log.warn({ err: error }, 'searches were not counted');
      }
    }
  }

  async #add(searches: readonly Search[]): Promise<void> {
    const { SearchedText, SearchedDay } = this.#services.models;
    const expire = new Date(this.#services.now() + keptMs);
    await SearchedDay.collection.bulkWrite(
      searches.map(({ hash, day: { date }, isEmpty }) => ({
        updateOne: {
          filter: { _id: `${date}:${hash}` as never },
          update: {
            $inc: { count: 1, emptyCount: isEmpty ? 1 : 0 },
            $setOnInsert: { hash, date, expire },
          },
          upsert: true,
        },
      })),
    );
    // For each text, in this order: create it, add one person's mark, and make it readable from five on.
    await SearchedText.collection.bulkWrite(
      searches.flatMap((search) => this.#textUpdates(search, expire)),
    );
  }

  #textUpdates({ hash, text, marks }: Search, expire: Date) {
    const _id = hash as never;
    const fields = marks.map((mark) => `marks.${mark}`);
    const all = <Value>(value: Value) => Object.fromEntries(fields.map((field) => [field, value]));
    const isAnother = { _id, people: { $lt: leastPeople }, ...all(null) };
    const isReadable = { _id, people: leastPeople, text: null };
    return [
      {
        updateOne: {
          filter: { _id },
          update: { $set: { expire }, $setOnInsert: { people: 0 } },
          upsert: true,
        },
      },
      { updateOne: { filter: isAnother, update: { $inc: { people: 1 }, $set: all(true) } } },
      {
        updateOne: {
          filter: isReadable,
          update: { $set: { text }, $unset: { marks: 1 as const } },
        },
      },
    ];
  }
}
