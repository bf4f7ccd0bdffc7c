import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Schema } from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { createModels } from './create-models.ts';

const root = join(import.meta.dirname, '../../..');
const [, chapter = ''] = /^## Sharding\n(.*?)^## /ms.exec(
  readFileSync(join(root, 'docs/operations.md'), 'utf8'),
) ?? ['', ''];
const [, unshardedText = ''] = /^Unsharded: (.*)$/m.exec(chapter) ?? [];
const unsharded = [...unshardedText.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
/** The fields of each shard key, in their order. */
const sharded = new Map(
  [...chapter.matchAll(/^\| `([\w-]+)` \| `\{ (.*) \}` \|$/gm)].map(([, name = '', key = '']) => [
    name,
    key.split(', ').map((part) => part.split(': ') as [field: string, order: string]),
  ]),
);

const schemas = new Map<string, Schema>();
beforeAll(() => {
  const connection = createConnection();
  createModels(connection);
  for (const { collection, schema } of Object.values(connection.models))
    schemas.set(collection.collectionName, schema);
});

/** Collections without a model. */
const named = /\.collection(?:<[^(]*>)?\(\s*'([\w-]+)'/g;
function collectionsOfAdapters(): string[] {
  const folders = ['adapters', 'migrations/journal.ts', 'domains', 'cache', 'search', 'shared'];
  const files = folders.flatMap((folder) => {
    const path = join(root, 'graph/src', folder);
    if (folder.endsWith('.ts')) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file));
  });
  return files
    .filter((file) => /(?<!\.(test|proof|fixture))\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)])
    .map(([, name = '']) => name);
}

test('docs/operations.md says of every collection whether it may be sharded', () => {
  const all = new Set([...schemas.keys(), ...collectionsOfAdapters()]);
  const described = new Set([...sharded.keys(), ...unsharded]);
  expect([...all].filter((name) => !described.has(name))).toEqual([]);
  expect(all.size).toBeGreaterThan(30);
  expect(unsharded).toEqual(expect.arrayContaining(['users', 'payments']));
});

test('every unique index of a collection that may be sharded begins with its shard key', () => {
  expect(sharded.size).toBeGreaterThan(10);
  const wrong = [...sharded].filter(([name, key]) => {
    const indexes = schemas.get(name)?.indexes() ?? [];
    const fields = key.map(([field]) => field).join();
    if (key.some(([, order]) => order === '"hashed"'))
      return fields !== '_id' || indexes.some(([, { unique }]) => unique);
    const isPrefix = (index: object) =>
      Object.keys(index).slice(0, key.length).join() === fields &&
      Object.values(index)
        .slice(0, key.length)
        .every((order) => order === 1);
    return (
      !indexes.some(([index]) => isPrefix(index)) ||
      indexes.some(([index, { unique }]) => unique && !isPrefix(index))
    );
  });
  expect(wrong).toEqual([]);
});
