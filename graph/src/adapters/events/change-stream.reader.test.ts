import { aChange } from '@fitness-zone/testkit/shop/product-changes.ts';
import { mongo } from 'mongoose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type InsertStream, type Position, streamedChanges } from './change-stream.reader.ts';
import type { Received } from './relay.ts';

/** The next event of a change stream: a product's change, none, or a failure. */
type Turn = string | null | Error;

const sentAt = new Date(1000);

/** Change streams that follow a script, each until it breaks; the last one then stays silent. */
function aDatabase(...scripts: Turn[][]) {
  const opened: Position[] = [];
  let closed = 0;
  const open = (position: Position): InsertStream => {
    opened.push(position);
    const turns = scripts[opened.length - 1] ?? [];
    let sent = 0;
    return {
      get resumeToken() {
        return sent === 0 ? null : `token ${sent}`;
      },
      async tryNext() {
        const turn = turns.shift() ?? null;
        if (turn instanceof Error) throw turn;
        if (turn === null) return null;
        sent += 1;
        const fullDocument = {
          _id: new mongo.ObjectId(),
          origin: 'another process',
          sentAt,
          change: aChange(turn),
        };
        return { fullDocument } as mongo.ChangeStreamInsertDocument<typeof fullDocument>;
      },
      close: async () => {
        closed += 1;
      },
    };
  };
  return { open, opened, closed: () => closed };
}

/** Reads until this many changes or gaps have arrived. */
async function read({ open }: Pick<ReturnType<typeof aDatabase>, 'open'>, most: number) {
  const start = { startAtOperationTime: new mongo.Timestamp({ t: 7, i: 1 }) };
  const end = new AbortController();
  const reading = streamedChanges(open, start, pino({ level: 'silent' }), end.signal);
  const received: (string | undefined)[] = [];
  for await (const { changes } of reading) {
    for (const change of changes ?? [null])
      received.push(change?.kind === 'product' ? change.productId : 'missing');
    if (received.length >= most) break;
  }
  end.abort();
  return received;
}

const refusal = (code: number | undefined) =>
  new mongo.MongoServerError({ code, message: `code ${code}` });
const networkError = () => new mongo.MongoNetworkError('connection closed');

test('changes come in their order, from the moment that the reading was asked for', async () => {
  const database = aDatabase(['a', null, 'b', 'c']);
  expect(await read(database, 3)).toEqual(['a', 'b', 'c']);
  expect(database.opened).toMatchObject([{ startAtOperationTime: expect.anything() }]);
  expect(database.closed()).toBe(1);
});

test('a stream that broke off is opened where it ended, and nothing is missing', async () => {
  const database = aDatabase(['a', 'b', networkError()], [networkError()], ['c']);
  expect(await read(database, 3)).toEqual(['a', 'b', 'c']);
  const position = { resumeAfter: 'token 2' };
  expect(database.opened).toEqual([expect.anything(), position, position]);
  expect(database.closed()).toBe(3);
});

test('a stream that breaks off before its first answer begins at the same moment again', async () => {
  const database = aDatabase([networkError()], ['a']);
  expect(await read(database, 1)).toEqual(['a']);
  expect(database.opened[1]).toEqual(database.opened[0]);
});

test('changes are reported as missing when the resume token is no longer in the oplog', async () => {
  const historyLost = 286;
  const database = aDatabase(
    ['a', networkError()],
    [refusal(historyLost)],
    [networkError()],
    ['b'],
  );
  expect(await read(database, 3)).toEqual(['a', 'missing', 'b']);
  expect(database.opened.slice(2)).toEqual([{}, {}]);
});

test('only a silent stream moves the moment until which all is known to the present', async () => {
  const database = aDatabase(['a', null]);
  const received: Received[] = [];
  const end = new AbortController();
  const before = Date.now();
  const reading = streamedChanges(database.open, {}, pino({ level: 'silent' }), end.signal);
  for await (const one of reading) if (received.push(one) === 2) end.abort();
  expect(received[0]?.until).toBe(sentAt.getTime());
  expect(received[1]?.until).toBeGreaterThanOrEqual(before);
});

test.each([40_573, 238, 59, undefined])(
  'a database that refuses its first stream with code %s has none',
  async (code) => {
    const database = aDatabase([networkError()], [refusal(code)]);
    await expect(read(database, 1)).rejects.toMatchObject({ message: `code ${code}` });
    expect(database.opened).toHaveLength(2);
  },
);
