import { SharedRuns } from '../shared/shared-runs.ts';
import { type ListRows, readAllRows, readRowsAnew } from './list-rows.ts';
import type { RowSource } from './row-source.ts';

/** Clocks of two processes, and the time that a write takes, differ by less; in milliseconds. */
const clockToleranceMs = 10_000;
/** A list that nobody has asked for so long leaves the memory. */
const keptMs = 5 * 60_000;
/** What was written past the shop is found by reading all again: so often at most, in milliseconds and in times that it takes. */
const rereadAfter = { ms: 60_000, times: 50 };

type Options<Row> = {
  source: RowSource<Row>;
  /** A fault of what is read in the background. */
  onFault: (fault: unknown) => void;
  now?: () => number;
};

/** What is kept of a collection, and since when changes of it may be missing. */
type Kept<Row extends { id: string }> = {
  rows: ListRows<Row>;
  syncedAt: number;
  /** How many records are not known although all were read, as with a count that the database only estimates. */
  unknown: number;
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
  readonly #syncs = new SharedRuns(() => this.#sync());
  #kept: Kept<Row> | null = null;
  /** What was read in the background, for the next question. */
  #fresh: Kept<Row> | null = null;
  /** Records that were written to, since that is how those are found that are no more; others by their number. */
  #written = new Set<string>();
  /** Those that were written to while all is read in the background. */
  #writtenMeanwhile: Set<string> | null = null;
  #rereading: Promise<void> | null = null;
  #lastRead = { at: 0, tookMs: 0 };
  #unused: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ source, onFault, now = Date.now }: Options<Row>) {
    this.#source = source;
    this.#onFault = onFault;
    this.#now = now;
  }

  /** All rows as the database has them, in no order; to be read only, and before anything is awaited. */
  async rows(): Promise<readonly Row[]> {
    clearTimeout(this.#unused);
    this.#unused = setTimeout(() => this.#forget(), keptMs).unref();
    do await this.#syncs.run();
    while (!this.#kept);
    return this.#kept.rows.shown;
  }

  /** Takes note of records that were written to; null where it is not known which. */
  written(ids: readonly string[] | null): void {
    if (!this.#kept && !this.#syncs.running) return;
    for (const id of ids ?? []) {
      this.#written.add(id);
      this.#writtenMeanwhile?.add(id);
    }
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#unused);
    await this.#rereading;
    await this.#syncs.running?.catch(() => undefined);
  }

  #forget(): void {
    [this.#kept, this.#fresh] = [null, null];
    this.#written.clear();
  }

  async #sync(): Promise<void> {
    let kept = this.#fresh ?? this.#kept ?? (await this.#readAll());
    [this.#kept, this.#fresh] = [kept, null];
    this.#rereadWhenDue();
    await this.#readChanges(kept);
    if (await this.#isComplete(kept)) return;
    // Something was added in between, as a rule.
    await this.#readChanges(kept);
    if (await this.#isComplete(kept)) return;
    kept = await this.#readAll();
    await this.#readChanges(kept);
    kept.unknown = (await this.#source.count()) - kept.rows.known;
    this.#kept = kept;
  }

  async #isComplete({ rows, unknown }: Kept<Row>): Promise<boolean> {
    return (await this.#source.count()) - rows.known === unknown;
  }

  async #readChanges(kept: Kept<Row>): Promise<void> {
    const began = this.#now();
    const written = [...this.#written];
    this.#written.clear();
    try {
      await readRowsAnew(this.#source, kept.rows, written);
      kept.rows.put(await this.#source.changedSince(kept.syncedAt - clockToleranceMs));
      kept.syncedAt = began;
    } catch (error) {
      for (const id of written) this.#written.add(id);
      throw error;
    }
  }

  async #readAll(): Promise<Kept<Row>> {
    const began = this.#now();
    const rows = await readAllRows(this.#source, () => this.#isClosed);
    this.#lastRead = { at: this.#now(), tookMs: this.#now() - began };
    return { rows, syncedAt: began, unknown: this.#kept?.unknown ?? 0 };
  }

  #rereadWhenDue(): void {
    const pause = Math.max(rereadAfter.ms, rereadAfter.times * this.#lastRead.tookMs);
    if (this.#rereading || this.#isClosed || this.#now() - this.#lastRead.at <= pause) return;
    const written = new Set<string>();
    this.#writtenMeanwhile = written;
    this.#rereading = this.#readAll()
      .then((fresh) => {
        // Not where it was forgotten meanwhile.
        if (!this.#kept) return;
        this.#fresh = fresh;
        for (const id of written) this.#written.add(id);
      })
      .catch(this.#onFault)
      .finally(() => {
        [this.#rereading, this.#writtenMeanwhile] = [null, null];
      });
  }
}
