import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { EmulatorRecord, EmulatorRest } from './emulator.rest.ts';
import { accountSnapshot } from './emulator.snapshot.ts';

/** An emulator's account calls over a list, whose reads can be held back. */
function anEmulator() {
  const accounts: EmulatorRecord[] = [];
  let exports = 0;
  let hold: Promise<void> = Promise.resolve();
  const firstRead = Promise.withResolvers<void>();
  const rest: Pick<EmulatorRest, 'exportAccounts' | 'importAccounts'> = {
    async exportAccounts() {
      exports += 1;
      const seen = structuredClone(accounts);
      firstRead.resolve();
      await hold;
      return seen;
    },
    async importAccounts(records) {
      accounts.push(...records);
    },
  };
  return {
    accounts,
    rest: rest as EmulatorRest,
    exports: () => exports,
    firstRead: firstRead.promise,
    holdReads(until: Promise<void>) {
      hold = until;
    },
  };
}

const aFile = async () => join(await mkdtemp(join(tmpdir(), 'snapshot-')), 'accounts.json');
const kept = async (file: string) => JSON.parse(await readFile(file, 'utf8')).users;

async function restored(rest: EmulatorRest, file: string) {
  const snapshot = accountSnapshot(rest, file);
  await snapshot.restore();
  return snapshot;
}

test('accounts kept are put back into a fresh emulator', async () => {
  const file = await aFile();
  const first = anEmulator();
  const snapshot = await restored(first.rest, file);
  first.accounts.push({ localId: 'a', passwordHash: 'h', salt: 's' });
  await snapshot.persist();
  const second = anEmulator();
  expect(await accountSnapshot(second.rest, file).restore()).toBe(1);
  expect(second.accounts).toEqual(first.accounts);
});

test('a change made while a write runs is on disk when its own persist resolves', async () => {
  const file = await aFile();
  const emulator = anEmulator();
  const snapshot = await restored(emulator.rest, file);
  const { promise, resolve } = Promise.withResolvers<void>();
  emulator.holdReads(promise);
  emulator.accounts.push({ localId: 'early' });
  const early = snapshot.persist();
  await emulator.firstRead;
  emulator.accounts.push({ localId: 'late' });
  const late = [snapshot.persist(), snapshot.persist(), snapshot.persist()];
  resolve();
  await early;
  await Promise.all(late);
  expect(await kept(file)).toHaveLength(2);
  expect(emulator.exports()).toBe(2);
});

test('an emulator that came up anew is not kept before its accounts are back', async () => {
  const file = await aFile();
  const emulator = anEmulator();
  const snapshot = await restored(emulator.rest, file);
  emulator.accounts.push({ localId: 'a' });
  await snapshot.persist();
  emulator.accounts.length = 0;
  snapshot.suspend();
  await expect(snapshot.persist()).rejects.toThrow(/not restored yet/);
  await snapshot.restore();
  await snapshot.persist();
  expect(await kept(file)).toEqual([{ localId: 'a' }]);
});

test('an unchanged state is not written again', async () => {
  const file = await aFile();
  const emulator = anEmulator();
  emulator.accounts.push({ localId: 'a' });
  const snapshot = await restored(emulator.rest, file);
  await snapshot.persist();
  const before = await stat(file);
  await snapshot.persist();
  expect((await stat(file)).ino).toBe(before.ino);
});

test('a failed write rejects for its caller and does not stop the next one', async () => {
  const file = await aFile();
  const emulator = anEmulator();
  const snapshot = await restored(emulator.rest, file);
  emulator.holdReads(Promise.reject(new Error('emulator ended')));
  await expect(snapshot.persist()).rejects.toThrow('emulator ended');
  emulator.holdReads(Promise.resolve());
  await snapshot.persist();
  expect(await kept(file)).toEqual([]);
});

test('the file is for its owner only, and no temporary file is left', async () => {
  const file = await aFile();
  await (await restored(anEmulator().rest, file)).persist();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dirname(file))).toEqual(['accounts.json']);
});

test.each(['', '{"users":', '{"users":7}', 'null'])(
  'a damaged file (%j) is refused, not overwritten',
  async (text) => {
    const file = await aFile();
    await writeFile(file, text);
    await expect(accountSnapshot(anEmulator().rest, file).restore()).rejects.toThrow(/is damaged/);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
