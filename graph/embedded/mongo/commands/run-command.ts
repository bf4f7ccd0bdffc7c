import type { Encodable } from '../bson/encode.ts';
import { type Doc, isDoc, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { StoreError, unsupported } from '../errors.ts';
import { aggregateCommands } from './aggregate.ts';
import { Arguments } from './arguments.ts';
import { catalogCommands } from './collections.ts';
import type { Command, Connection } from './command.ts';
import { explainCommands } from './explain.ts';
import { findCommands } from './find.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { helloCommands } from './hello.ts';
import { indexCommands } from './indexes.ts';
import { writeCommands } from './write.ts';

const retryable: Record<string, Command> = { ...writeCommands, ...findAndModifyCommands };
const commands: Record<string, Command> = {
  ...retryable,
  ...findCommands,
  ...aggregateCommands,
  ...catalogCommands,
  ...indexCommands,
  ...helloCommands,
  ...explainCommands,
};

export const isWrite = (doc: Doc): boolean =>
  ['drop', 'dropDatabase'].includes(nameOf(doc)) || Object.hasOwn(retryable, nameOf(doc));

const nameOf = (doc: Doc): string => doc.keys().next().value ?? '';

/** Raises StoreError for everything that MongoDB answers with ok: 0. */
export function runCommand(engine: Engine, doc: Doc, connection: Connection): Encodable {
  const name = nameOf(doc);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw unsupported(`the command ${name}`, 59);
  if (typeof doc.get('$db') !== 'string')
    throw new StoreError(40414, "BSON field '$db' is required");
  if (doc.has('startTransaction') || doc.has('autocommit')) throw unsupported('a transaction', 263);
  checkReadConcern(doc.get('readConcern'));
  checkWriteConcern(doc.get('writeConcern'));
  const run = () => command(engine, new Arguments(name, doc), connection);
  return Object.hasOwn(retryable, name) ? engine.retryableWrites.once(doc, run) : run();
}

/** All levels except snapshot mean the same here, since a write is visible once it is durable. */
function checkReadConcern(concern: Value = new Map()): void {
  const level = isDoc(concern) ? (concern.get('level') ?? 'local') : concern;
  if (!['local', 'available', 'majority', 'linearizable'].includes(String(level))) {
    throw unsupported(`the read concern ${String(level)}`, 72);
  }
}

/** All writes are durable, so `j` and the time limit have no effect. */
function checkWriteConcern(concern: Value = new Map()): void {
  const w = isDoc(concern) ? String(concern.get('w') ?? 1) : 'malformed';
  if (!['0', '1', 'majority'].includes(w)) throw unsupported(`the write concern ${w}`, 100);
}
