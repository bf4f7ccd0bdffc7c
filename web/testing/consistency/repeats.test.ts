import { databaseSnapshot } from '@fitness-zone/testkit/permissions/database-snapshot.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../../src/apollo/client.ts';
import { createNetworkStatus } from '../../src/apollo/networkStatus.ts';
import { everyAct } from './repeatedActs.ts';

// The clock stands still while acts are under way: a repeat a minute later would redo some of them.
let stopped: number | null = null;
const shop = await startTestShop({ now: () => stopped ?? Date.now() });
afterAll(() => shop.close());

type Loses = { lost: () => Promise<void>; refused: (answer: string) => void };

/** The real client on a connection that loses the first answer once `lost` allows it. */
function clientOf(token: string | null, { lost, refused }: Loses) {
  let tries = 0;
  const client = createClient({
    uri: 'http://shop/graphql',
    readToken: () => token,
    onSignedOut: () => {},
    networkStatus: createNetworkStatus(),
    fetch: async (_url, init) => {
      tries += 1;
      const { body } = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: init?.headers as Record<string, string>,
        payload: String(init?.body),
      });
      if (tries > 1) return new Response(body, { headers: { 'content-type': 'application/json' } });
      if (!body.includes('"success":true')) refused(body);
      await lost();
      throw new TypeError('Failed to fetch');
    },
  });
  return { client, tries: () => tries };
}

/** All records, without the time of the last change, which a write that changes nothing else moves. */
async function recordsOf(): Promise<string> {
  // Makes notifications due that wait some seconds.
  if (stopped) stopped += 10_000;
  return (await databaseSnapshot(shop)).replace(/"changedAt": "[^"]*"/g, '"changedAt": ""');
}

test('every mutation whose answer was lost is repeated: it is done once, and the user sees success', async () => {
  const acts = await everyAct(shop);
  stopped = Date.now();
  let underway = acts.length;
  const othersDone = Promise.withResolvers<void>();
  const allDone = Promise.withResolvers<void>();
  const repeat = Promise.withResolvers<void>();
  // All other acts wait for a refused one.
  const refused = Promise.withResolvers<never>();
  const lost = () => {
    underway -= 1;
    if (underway === 1) othersDone.resolve();
    if (underway === 0) allDone.resolve();
    return repeat.promise;
  };
  const ends = acts.map(async ({ name, token, act }) => {
    const { client, tries } = clientOf(token, {
      lost,
      refused: (answer) => refused.reject(new Error(`${name} was refused: ${answer}`)),
    });
    // A category's place is among all categories: a repeat moves it again if one was added or renamed meanwhile.
    if (name === 'adminMoveCategory') await othersDone.promise;
    const outcome = await act(client);
    return { name, tries: tries(), ok: outcome.ok, refusal: outcome.ok ? null : outcome.refusal };
  });
  await Promise.race([allDone.promise, refused.promise]);
  const after = await recordsOf();
  repeat.resolve();
  expect(await Promise.all(ends)).toEqual(
    acts.map(({ name }) => ({ name, tries: 2, ok: true, refusal: null })),
  );
  expect(await recordsOf()).toBe(after);
});
