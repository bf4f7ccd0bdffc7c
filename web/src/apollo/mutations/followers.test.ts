import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { FollowRecords } from './followers.ts';
import { sendMutationOnce } from './sendMutationOnce.ts';

const query = parse('query Everyone { users { edges { node { id } } } }');
const mutation = parse(`
  mutation AddOne {
    addAdmin(email: "one@fitness.zone") { success message alreadyDone user { id } }
  }
`);
const outcome = { success: true, message: 'Added.', alreadyDone: false };
const addAdmin = {
  __typename: 'AddAdminPayload',
  ...outcome,
  user: { __typename: 'User', id: 'one' },
};
const users = { __typename: 'UserConnection', edges: [] };

/** A page that shows a list and adds to it. */
async function addOne(loadFollowers: () => Promise<FollowRecords>) {
  const sent: string[] = [];
  const client = createClient({
    uri: 'http://shop/graphql',
    readToken: () => null,
    onSignedOut: () => {},
    loadFollowers,
    fetch: async (_uri, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      sent.push(operationName);
      return Response.json({ data: operationName === 'AddOne' ? { addAdmin } : { users } });
    },
  });
  const seen = vi.fn();
  client.watchQuery({ query }).subscribe(seen);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  return { client, sent, answered: sendMutationOnce(client, mutation, { variables: {} }) };
}

test('an answer waits for the followers, which see it written', async () => {
  const { promise, resolve } = Promise.withResolvers<FollowRecords>();
  const followed: unknown[] = [];
  const { sent, client, answered } = await addOne(() => promise);
  await vi.waitFor(() => expect(sent).toEqual(['Everyone', 'AddOne']));
  expect(client.cache.extract()).not.toHaveProperty('User:one');
  resolve((cache, answer) => {
    followed.push(answer);
    expect(cache.extract()).toHaveProperty('User:one');
  });
  expect(await answered).toMatchObject({ ok: true });
  expect(followed).toEqual([addAdmin]);
});

test('queries on screen are refetched if the followers can’t be loaded', async () => {
  const { sent, answered } = await addOne(() => Promise.reject(new Error('No such chunk.')));
  expect(await answered).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(sent).toEqual(['Everyone', 'AddOne', 'Everyone']));
});
