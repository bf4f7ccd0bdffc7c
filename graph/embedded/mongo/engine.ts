import { Arguments } from './arguments.ts';
import { Catalog } from './catalog.ts';
import { ADMIN } from './commands/admin.ts';
import { AGGREGATE } from './commands/aggregate.ts';
import { COLLECTIONS } from './commands/collections.ts';
import { EXPLAIN } from './commands/explain.ts';
import { FIND_AND_MODIFY } from './commands/find-and-modify.ts';
import { INDEXES } from './commands/indexes.ts';
import { READS } from './commands/reads.ts';
import { WRITES } from './commands/writes.ts';
import { Cursors } from './cursors.ts';
import type { Encodable } from './encode.ts';
import { StoreError, unsupported } from './errors.ts';
import { Records } from './records.ts';
import { Retries } from './retries.ts';
import type { Storage } from './storage.ts';
import { type Doc, isDoc, typeOf } from './values.ts';

/** What a command may know of the connection it came by. */
export interface Peer {
  readonly connectionId: number;
  readonly address: string;
}

/** Does one command; the reply is sent once everything written so far is on the disk. */
export type Command = (engine: Engine, args: Arguments, peer: Peer) => Encodable;

const COMMANDS: Record<string, Command> = {
  ...READS,
  ...AGGREGATE,
  ...WRITES,
  ...FIND_AND_MODIFY,
  ...COLLECTIONS,
  ...INDEXES,
  ...ADMIN,
  ...EXPLAIN,
};
const RETRYABLE = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify']);

/** The store behind the wire: takes commands as documents and gives replies. */
export class Engine {
  readonly storage: Storage;
  readonly catalog: Catalog;
  readonly records: Records;
  readonly cursors = new Cursors();
  private readonly retries: Retries;

  constructor(storage: Storage) {
    this.storage = storage;
    this.catalog = new Catalog(storage);
    this.records = new Records(storage, this.catalog);
    this.retries = new Retries(storage);
  }

  /** Does one command. Raises StoreError for all that MongoDB would answer with ok: 0. */
  run(doc: Doc, peer: Peer): Encodable {
    const [name = ''] = doc.keys();
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (typeof doc.get('$db') !== 'string') {
      throw new StoreError(40414, "BSON field '$db' is missing but a required field");
    }
    if (!command) {
      throw new StoreError(
        59,
        `no such command: '${name}' (embedded store: not supported; set MONGODB_URI to use MongoDB)`,
      );
    }
    const args = new Arguments(name, doc);
    checkConcerns(doc);
    checkTransaction(doc);
    if (!RETRYABLE.has(name)) return command(this, args, peer);
    return this.retries.once(doc, () => command(this, args, peer));
  }
}

const READ_LEVELS = ['local', 'available', 'majority', 'linearizable'];

function checkConcerns(doc: Doc): void {
  const read = doc.get('readConcern');
  if (read !== undefined) {
    if (!isDoc(read))
      throw new StoreError(
        14,
        `"readConcern" had the wrong type. Expected object, found ${typeOf(read)[1]}`,
      );
    for (const [key, value] of read) {
      if (key === 'level' && typeof value === 'string' && READ_LEVELS.includes(value)) continue;
      if (key === 'afterClusterTime') continue;
      throw unsupported(`readConcern ${key}: ${String(value)}`, 72);
    }
  }
  const write = doc.get('writeConcern');
  if (write === undefined) return;
  if (!isDoc(write))
    throw new StoreError(
      14,
      `"writeConcern" had the wrong type. Expected object, found ${typeOf(write)[1]}`,
    );
  for (const key of write.keys()) {
    if (!['w', 'j', 'wtimeout', 'wtimeoutMS', 'fsync', 'provenance'].includes(key)) {
      throw new StoreError(9, `unrecognized write concern field: ${key}`);
    }
  }
  const w = write.get('w');
  if (w === undefined || w === 'majority' || ['0', '1'].includes(String(w))) return;
  if (typeof w === 'string') throw new StoreError(79, `No write concern mode named '${w}' found`);
  throw new StoreError(100, 'Not enough data-bearing nodes');
}

function checkTransaction(doc: Doc): void {
  if (doc.has('startTransaction') || doc.has('autocommit')) {
    throw new StoreError(
      263,
      'embedded store: transactions are not supported; set MONGODB_URI to use MongoDB (a replica set)',
    );
  }
}
