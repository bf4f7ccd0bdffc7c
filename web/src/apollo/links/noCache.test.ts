import { gql } from '@apollo/client';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../client.ts';

afterEach(() => void vi.useRealTimers());

const query = gql`
  query Nothing {
    __typename
  }
`;
const mutation = gql`
  mutation SignOut {
    signOutEverywhere {
      success
    }
  }
`;

test('requests of the two seconds after an own mutation ask for the database', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Later than any mutation of earlier tests in the same process.
  vi.advanceTimersByTime(dayMs);
  const sent: (string | null)[] = [];
  const client = createClient({
    uri: 'http://shop/graphql',
    readToken: () => null,
    onSignedOut: () => {},
    fetch: async (_uri, init) => {
      sent.push(new Headers(init?.headers).get('cache-control'));
      const data = String(init?.body).includes('mutation')
        ? { signOutEverywhere: { __typename: 'SignOutEverywherePayload', success: true } }
        : { __typename: 'Query' };
      return Response.json({ data });
    },
  });
  const ask = () => client.query({ query, fetchPolicy: 'network-only' });
  await ask();
  await client.mutate({ mutation });
  await ask();
  vi.advanceTimersByTime(1_999);
  await ask();
  vi.advanceTimersByTime(1);
  await ask();
  expect(sent).toEqual([null, null, 'no-cache', 'no-cache', null]);
});
