import { Binary } from 'bson';
import { docOf } from '../bson/values.ts';
import { unsupported } from '../errors.ts';
import { matches, parseFilter } from '../query/filter.ts';
import type { Command } from './command.ts';

const create: Command = (engine, args) => {
  args.allow('');
  engine.storage.write(() => engine.catalog.ensure(args.db, args.collection));
  return { ok: 1 };
};

const dropDatabase: Command = (engine, args) => {
  args.allow('');
  engine.storage.write(() => {
    for (const collection of engine.catalog.list(args.db)) {
      engine.cursors.killAll(collection.namespace);
      engine.catalog.drop(collection);
    }
  });
  return { dropped: args.db, ok: 1 };
};

const listCollections: Command = (engine, args) => {
  args.allow('filter nameOnly authorizedCollections cursor');
  const filter = parseFilter(args.document('filter') ?? new Map());
  const docs = engine.catalog
    .list(args.db)
    .map(({ name, uuid }) => {
      const info = docOf({ readOnly: false, uuid: new Binary(uuid, 4) });
      return docOf({ name, type: 'collection', options: new Map(), info });
    })
    .filter((doc) => matches(filter, doc));
  return engine.cursors.start(`${args.db}.$cmd.listCollections`, docs, docs.length + 1);
};

const listDatabases: Command = (engine, args) => {
  args.allow('nameOnly authorizedDatabases');
  if (args.db !== 'admin') throw unsupported('listDatabases but on the database admin', 13);
  const sizes = new Map<string, number>();
  for (const { db, firstRow, endRow } of engine.catalog.list()) {
    const row = engine.storage
      .sql('SELECT total(length(body)) AS size FROM document WHERE row >= ? AND row < ?')
      .get(firstRow, endRow);
    sizes.set(db, (sizes.get(db) ?? 0) + Number(row?.size));
  }
  const databases = [...sizes].map(([name, size]) =>
    docOf({ name, sizeOnDisk: BigInt(size), empty: false }),
  );
  return { databases, ok: 1 };
};

export const catalogCommands: Record<string, Command> = {
  create,
  dropDatabase,
  listCollections,
  listDatabases,
};
