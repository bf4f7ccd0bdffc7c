import { Types } from 'mongoose';
import type { Shop, Views } from '../../../context/shop.ts';
import { type Day, dayAt } from '../../../shared/time/time-zone.ts';
import { failedOf, insertMarks } from './marks.service.ts';

type Services = Pick<Shop, 'models' | 'config' | 'jwtSecret' | 'log' | 'now'>;

/** A view to be written; `key` identifies account, product and day. */
type View = { key: string; productId: string; endsAt: number };

const everyMs = 10_000;
const batchSize = 1_000;
/** Maximum number of views kept in memory while the database is down. */
const mostPending = 5_000;
/** Maximum number of today's views remembered as counted. Beyond it, a repeated view costs a write without effect. */
const mostKnown = 20_000;
/**
 * Counts views of products in memory and writes them in batches: every ten seconds, after a thousand views and on
 * close. Each account counts once per product and day of the shop's time zone, across processes: only a batch's new
 * marks count. A killed process loses at most ten seconds or a thousand views.
 */
export class ProductViews implements Views {
  readonly #services: Services;
  readonly #timer: NodeJS.Timeout;
  #day: Day = { date: '', endsAt: 0 };
  #known = new Set<string>();
  #pending: View[] = [];
  /** Views not yet written, by product. */
  #uncounted = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  count(productId: Types.ObjectId, viewerId: Types.ObjectId): void {
    const { now, config } = this.#services;
    const at = now();
    if (at >= this.#day.endsAt) {
      this.#day = dayAt(at, config.timeZone);
      this.#known.clear();
    }
    const product = productId.toHexString();
    const key = `${this.#day.date}:${product}:${viewerId.toHexString()}`;
    if (this.#known.has(key) || this.#pending.length >= mostPending) return;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.add(key);
    this.#pending.push({ key, productId: product, endsAt: this.#day.endsAt });
    if (this.#pending.length % batchSize === 0) void this.flush();
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Writes the counted views and resets the count. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    try {
      while (this.#pending.length > 0) {
        const batch = this.#pending.slice(0, batchSize);
        for (const { productId } of await insertMarks(this.#services, batch)) {
          this.#uncounted.set(productId, (this.#uncounted.get(productId) ?? 0) + 1);
        }
        this.#pending.splice(0, batch.length);
      }
      await this.#addCounts();
    } catch (error) {
      // Retried with the next batch.
      this.#services.log.warn({ err: error }, 'views of products were not written');
    }
  }

  async #addCounts(): Promise<void> {
    if (this.#uncounted.size === 0) return;
    const counts = this.#uncounted;
    this.#uncounted = new Map();
    const added = [...counts];
    const updates = added.map(([productId, count]) => ({
      updateOne: {
        filter: { _id: Types.ObjectId.createFromHexString(productId) },
        update: { $inc: { count } },
        upsert: true,
      },
    }));
    try {
      await this.#services.models.ViewCount.collection.bulkWrite(updates, { ordered: false });
    } catch (error) {
      const failed = failedOf(error)?.map(({ index }) => index);
      for (const [index, entry] of added.entries()) {
        if (!failed || failed.includes(index)) this.#uncounted.set(...entry);
      }
      throw error;
    }
  }
}
