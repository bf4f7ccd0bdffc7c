import { Cursors } from './query/cursors.ts';
import { Catalog } from './storage/catalog.ts';
import { RecordStore } from './storage/record-store.ts';
import { RetryableWrites } from './storage/retryable-writes.ts';
import type { SqliteStorage } from './storage/sqlite-storage.ts';

/** Shared by all commands: the file with its catalog and records, and the open cursors. */
export class Engine {
  readonly storage: SqliteStorage;
  readonly catalog: Catalog;
  readonly records: RecordStore;
  readonly retryableWrites: RetryableWrites;
  readonly cursors = new Cursors();

  constructor(storage: SqliteStorage) {
    this.storage = storage;
    this.catalog = new Catalog(storage);
    this.records = new RecordStore(storage, this.catalog);
    this.retryableWrites = new RetryableWrites(storage);
  }
}
