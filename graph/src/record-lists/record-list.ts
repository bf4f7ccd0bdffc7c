import { clockToleranceMs } from '../shared/clock-tolerance.ts';
import { SharedRuns } from '../shared/shared-runs.ts';
import { ListRows } from './list-rows.ts';
import { findOtherRows, readAllRows, readRowsAnew } from './read-rows.ts';
import type { RowFollower, RowSource } from './row-source.ts';

/** What has changed is read so often at least, so that the next question has little to read; in milliseconds. */
const readChangesEveryMs = 5 * 60_000;
/**
 * What was written past the shop is found by reading all again: so often at most, in milliseconds and in times that it
 * takes.
 */
const compareAfter = { ms: 60_000, times: 50 };

/** So many records are read in about a second, and by the first question; more take longer than anybody waits. */
const manyRecords = 10_000;

type Options<Row> = {
  source: RowSource<Row>;
  /** A fault of what is read in the background. */
  onFault: (fault: unknown) => void;
  follower?: RowFollower<Row>;
  now?: () => number;
};

/**
 * One row for each record of a collection, in memory from the first question on, to be searched, filtered, sorted and
 * counted. Each question first reads what has changed since the one before, so that it is answered with all that any
 * process has written through the shop before it.
 */
export class RecordList<Row extends { id: string }> {
  readonly #source: RowSource<Row>;
  readonly #onFault: Options<Row>['onFault'];
  readonly #now: () => number;
  readonly #rows: ListRows<Row>;
  readonly #syncs = new SharedRuns(() => this.#sync());
  /** Since when changes of the rows may be missing; null until all were read. */
  #syncedAt: number | null = null;
  /** How many records are not known although all were read, as with a count that the database only estimates. */
  #unknown = 0;
  /** Records to be read anew, since that is how those are found that are no more; others by their number. */
  #written = new Set<string>();
  #comparing: Promise<void> | null = null;
  #lastRead = { at: 0, tookMs: 0 };
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ source, onFault, follower, now = Date.now }: Options<Row>) {
    this.#source = source;
    this.#onFault = onFault;
    this.#now = now;
    this.#rows = new ListRows(follower);
  }

  /** All rows as the database has them, in no order; to be read only, and before anything is awaited. */
  async rows(): Promise<readonly Row[]> {
    await this.#syncs.run();
    this.#compareWhenDue();
    return this.#rows.shown;
  }

  /** Reads the rows before anybody asks for them, where there are many. */
  async readAhead(): Promise<void> {
    if ((await this.#source.count()) > manyRecords) await this.rows();
  }

  /** Takes note of records that were written to; null where it is not known which. */
  written(ids: readonly string[] | null): void {
    if (this.#syncedAt === null && !this.#syncs.running) return;
    for (const id of ids ?? []) this.#written.add(id);
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#comparing;
    await this.#syncs.running?.catch(() => undefined);
  }

  async #sync(): Promise<void> {
    let syncedAt = this.#syncedAt ?? (await this.#readAll());
    syncedAt = await this.#readChanges(syncedAt);
    if (await this.#isComplete()) return;
    // Something was added in between, as a rule.
    syncedAt = await this.#readChanges(syncedAt);
    if (await this.#isComplete()) return;
    syncedAt = await this.#readAll();
    await this.#readChanges(syncedAt);
    this.#unknown = (await this.#source.count()) - this.#rows.known;
  }

  async #isComplete(): Promise<boolean> {
    return (await this.#source.count()) - this.#rows.known === this.#unknown;
  }

  async #readChanges(since: number): Promise<number> {
    const began = this.#now();
    const written = [...this.#written];
    this.#written.clear();
    try {
      await readRowsAnew(this.#source, this.#rows, written);
      this.#rows.put(await this.#source.changedSince(since - clockToleranceMs));
      this.#syncedAt = began;
      return began;
    } catch (error) {
      for (const id of written) this.#written.add(id);
      throw error;
    }
  }

  async #readAll(): Promise<number> {
    const began = this.#now();
    await readAllRows(this.#source, this.#rows, () => this.#isClosed);
    this.#lastRead = { at: this.#now(), tookMs: this.#now() - began };
    if (!this.#isClosed) this.#timer ??= setInterval(() => this.#syncUnasked(), readChangesEveryMs);
    this.#timer?.unref();
    return began;
  }

  #syncUnasked(): void {
    this.#syncs.run().catch(this.#onFault);
  }

  #compareWhenDue(): void {
    const pause = Math.max(compareAfter.ms, compareAfter.times * this.#lastRead.tookMs);
    if (this.#comparing || this.#isClosed || this.#now() - this.#lastRead.at <= pause) return;
    const began = this.#now();
    this.#comparing = findOtherRows(this.#source, this.#rows, () => this.#isClosed)
      .then((ids) => {
        this.#lastRead = { at: this.#now(), tookMs: this.#now() - began };
        this.written(ids);
      })
      .catch(this.#onFault)
      .finally(() => {
        this.#comparing = null;
      });
  }
}
