import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { docOf, int } from '../bson/values.ts';
import { runCommand } from '../commands/run-command.ts';
import { Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';

const connection = { connectionId: 1, address: 'here' };
let folder: string;
let storage: SqliteStorage;
let fatal: Error[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  fatal = [];
  storage = new SqliteStorage(join(folder, 'store.sqlite'), (error) => fatal.push(error));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const insert = (engine: Engine, n: number) =>
  runCommand(
    engine,
    docOf({ insert: 'c', documents: [docOf({ n: int(n), text: 'x'.repeat(5000) })], $db: 'd' }),
    connection,
  );
const count = (engine: Engine) => runCommand(engine, docOf({ count: 'c', $db: 'd' }), connection);

test('a full disk is an error for everyone who waits, and nothing of the turn is left', async () => {
  const engine = new Engine(storage);
  insert(engine, 0);
  await turn();
  storage.db.exec('PRAGMA max_page_count = 60');
  const told: (StoreError | undefined)[] = [];
  let refused = 0;
  for (let n = 1; n < 200; n++) {
    try {
      insert(engine, n);
      storage.whenCommitted((failure) => told.push(failure));
    } catch (error) {
      expect(error).toMatchObject({ code: 14031 });
      refused++;
    }
    if (n % 10 === 0) await turn();
  }
  await turn();
  const kept = told.filter((failure) => failure === undefined).length;
  expect(refused + told.length).toBe(199);
  expect(refused + told.filter((failure) => failure?.code === 14031).length).toBeGreaterThan(100);
  expect(count(engine)).toMatchObject({ n: int(kept + 1) });
  storage.db.exec('PRAGMA max_page_count = 100000');
  insert(engine, 1000);
  await turn();
  expect(count(engine)).toMatchObject({ n: int(kept + 2) });
  expect(fatal).toEqual([]);
  storage.close();
});

test('a commit that fails for another reason ends the store and is never answered', async () => {
  const engine = new Engine(storage);
  insert(engine, 0);
  let answered = false;
  storage.whenCommitted(() => {
    answered = true;
  });
  storage.db.setAuthorizer((action, what) =>
    action === constants.SQLITE_TRANSACTION && what === 'COMMIT'
      ? constants.SQLITE_DENY
      : constants.SQLITE_OK,
  );
  await turn();
  expect(fatal).toHaveLength(1);
  expect(fatal[0]?.message).toBe('embedded store: a commit failed');
  expect(answered).toBe(false);
});

test('a write that fails leaves nothing, and its neighbours of the same turn stay', async () => {
  const engine = new Engine(storage);
  insert(engine, 1);
  expect(() =>
    storage.write(() => {
      storage.sql('DELETE FROM document').run();
      throw new StoreError(2, 'no');
    }),
  ).toThrow('no');
  insert(engine, 2);
  await turn();
  expect(count(engine)).toMatchObject({ n: int(2) });
  storage.close();
});
