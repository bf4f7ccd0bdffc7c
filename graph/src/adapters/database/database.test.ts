import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultMongodb } from '../../config/mongodb.settings.ts';
import { openDatabase } from './database.ts';

test('a command that keeps the embedded store busy for long is no outage', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const socketTimeoutMs = 10;
  const mongodb = { ...defaultMongodb, socketTimeoutMs };
  const { connection, close } = await openDatabase({ mongodbUri: null, dataDir, mongodb });
  onTestFinished(close);
  const documents = Array.from({ length: 20_000 }, (_, number) => ({ number }));
  const began = performance.now();
  const { insertedCount } = await connection.collection('numbers').insertMany(documents);
  expect(insertedCount).toBe(documents.length);
  expect(performance.now() - began).toBeGreaterThan(socketTimeoutMs);
});
