import { type Doc, int } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { indexSpecOf, isMade } from '../indexes/index-spec.ts';
import { findDocuments, queryAll } from '../query/find-documents.ts';
import type { Collection } from '../storage/catalog.ts';
import type { Command } from './command.ts';

const listIndexes: Command = (engine, args) => {
  args.allow('cursor');
  const collection = engine.catalog.find(args.db, args.collection);
  if (!collection) throw new StoreError(26, `ns does not exist: ${args.namespace}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return engine.cursors.start(args.namespace, specs, specs.length + 1);
};

const createIndexes: Command = (engine, args) => {
  args.allow('indexes');
  const specs = args.array('indexes').map(indexSpecOf);
  if (specs.length === 0) throw new StoreError(2, 'Must specify at least one index to create');
  const before = engine.catalog.find(args.db, args.collection)?.indexes.length;
  engine.storage.write(() => {
    const collection = engine.catalog.ensure(args.db, args.collection);
    for (const spec of specs)
      if (!isMade(collection.indexes, spec)) build(engine, collection, spec);
  });
  const after = engine.catalog.find(args.db, args.collection)?.indexes.length ?? 1;
  return {
    numIndexesBefore: int(before ?? 1),
    numIndexesAfter: int(after),
    createdCollectionAutomatically: before === undefined,
    ok: 1,
  };
};

function build(engine: Engine, collection: Collection, spec: Doc): void {
  // Finds the documents before the new index exists, since it has no entries yet.
  const { found } = findDocuments(engine, collection, queryAll);
  const index = engine.catalog.addIndex(collection, spec);
  for (const { doc, row } of found) engine.records.addEntries(collection, index, doc, row);
}

export const indexCommands: Record<string, Command> = { listIndexes, createIndexes };
