import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startStore } from '../store.ts';
import { fuzz, open, pathOf, withFlippedBits } from './fuzz.ts';
import { seededRandom } from './random.ts';

test('hostile bytes neither end the store nor harm its file nor its other clients', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const file = join(dataDir, 'store.sqlite');
  await fuzz(file, 5000, seededRandom(1));
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a message whose content is broken is answered, and the connection goes on', async () => {
  const store = await startStore({ file: ':memory:' });
  const socket = await open(pathOf(store.uri));
  const chance = seededRandom(2);
  for (let i = 0; i < 500; i++) {
    const answer = once(socket, 'data');
    socket.write(withFlippedBits(chance));
    const [bytes] = await answer;
    expect(bytes.readInt32LE(8)).toBe(7);
  }
  socket.destroy();
  await store.close();
});
