import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { expect } from 'vitest';
import { startStore } from '../store.ts';
import type { seededRandom } from './random.ts';

type Chance = ReturnType<typeof seededRandom>;

function message(body: Uint8Array, flags = 0): Buffer {
  const bytes = Buffer.alloc(21 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(7, 4);
  bytes.writeInt32LE(2013, 12);
  bytes.writeUInt32LE(flags, 16);
  bytes.set(body, 21);
  return bytes;
}

/** A deeply nested document, written as bytes, since no encoder would make it. */
function deep(depth: number): Buffer {
  const head: Buffer[] = [];
  for (let left = depth; left > 0; left--) {
    const start = Buffer.alloc(7);
    start.writeInt32LE(5 + left * 8 - 0, 0);
    start[4] = 3;
    start[5] = 0x61;
    head.push(start);
  }
  const empty = Buffer.from([5, 0, 0, 0, 0]);
  return Buffer.concat([...head, empty, Buffer.alloc(depth)]);
}

const { serialize } = mongo.BSON;
const commands: mongo.Document[] = [
  { hello: 1, $db: 'admin' },
  { insert: 'f', documents: [{ a: 1, b: ['x', { c: 2 }] }], $db: 'fuzz' },
  {
    find: 'f',
    filter: { a: { $gt: 0 }, b: /^x/ },
    sort: { a: -1 },
    projection: { b: 1 },
    $db: 'fuzz',
  },
  {
    update: 'f',
    updates: [{ q: { a: 1 }, u: { $set: { 'c.d': 3 }, $inc: { n: 1 } }, upsert: true }],
    $db: 'fuzz',
  },
  { delete: 'f', deletes: [{ q: { a: 9 }, limit: 1 }], $db: 'fuzz' },
  {
    aggregate: 'f',
    pipeline: [{ $match: { a: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }],
    cursor: {},
    $db: 'fuzz',
  },
  {
    findAndModify: 'f',
    query: { a: 1 },
    update: { $unset: { b: 1 } },
    $db: 'fuzz',
  },
  { createIndexes: 'f', indexes: [{ key: { a: 1 }, name: 'a_1' }], $db: 'fuzz' },
  { count: 'f', query: { b: 'x' }, $db: 'fuzz' },
  { getMore: mongo.Long.fromNumber(1), collection: 'f', $db: 'fuzz' },
];

/** A command with bits flipped inside its document. */
export function withFlippedBits(chance: Chance): Buffer {
  const bytes = message(serialize(chance.pick(commands)));
  for (let flips = 1 + chance.int(6); flips > 0; flips--) {
    const at = 21 + chance.int(bytes.length - 21);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.int(8));
  }
  return bytes;
}

/** The socket a connection string names. */
export const pathOf = (uri: string): string =>
  decodeURIComponent(/^mongodb:\/\/([^/]*)\//.exec(uri)?.[1] ?? '');

function hostile(chance: Chance): Buffer {
  const whole = message(serialize(chance.pick(commands)));
  switch (chance.int(8)) {
    case 0:
      return whole.subarray(0, chance.int(whole.length));
    case 1: {
      const bytes = Buffer.from(whole);
      bytes.writeInt32LE(chance.int(2 ** 31) * (chance.int(2) ? 1 : -1), 0);
      return bytes;
    }
    case 2:
      return message(deep(chance.pick([100, 179, 181, 1000, 10_000])));
    case 3:
      return Buffer.from(Array.from({ length: chance.int(200) }, () => chance.int(256)));
    case 4:
      return message(
        Buffer.from(Array.from({ length: chance.int(100) }, () => chance.int(256))),
        chance.int(4),
      );
    case 5: {
      const bytes = Buffer.from(whole);
      bytes.writeInt32LE(chance.pick([0, 1, 2004, 2010, 2012, 2013, chance.int(5000)]), 12);
      return bytes;
    }
    default:
      return withFlippedBits(chance);
  }
}

/** A connection to a store that may be closed under our hands. */
export async function open(path: string): Promise<Socket> {
  const socket = connect(path);
  // the store closes a connection with invalid bytes, perhaps while we write
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.resume();
  return socket;
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', () => resolve());
  });
}

/** Sends many hostile messages. The store must answer other clients before, meanwhile and afterwards. */
export async function fuzz(file: string, messages: number, chance: Chance): Promise<void> {
  const failures: Error[] = [];
  const store = await startStore({ file, onFailure: (error) => failures.push(error) });
  const path = pathOf(store.uri);
  const client = await mongo.MongoClient.connect(store.uri);
  const other = client.db('other').collection<{ _id: number }>('things');
  await other.createIndex({ n: 1 });
  let socket = await open(path);
  for (let sent = 0; sent < messages; sent++) {
    if (socket.destroyed) socket = await open(path);
    const bytes = hostile(chance);
    if (!socket.write(bytes)) await drained(socket);
    // a message cut short would swallow the next one
    if (chance.int(4) === 0) socket.destroy();
    if (sent % 500 === 0) {
      await other.insertOne({ _id: sent });
      expect(await other.countDocuments()).toBe(sent / 500 + 1);
    }
  }
  socket.destroy();
  expect(await other.countDocuments()).toBe(Math.ceil(messages / 500));
  const things = client.db('fuzz').collection('f');
  // The store may still work on messages from before the socket closed.
  const difference = async () => {
    const byIndex = await things.find().sort({ _id: 1 }).toArray();
    return (await things.find().toArray()).length - byIndex.length;
  };
  await expect.poll(difference).toBe(0);
  expect(failures).toEqual([]);
  await client.close();
  await store.close();
}
