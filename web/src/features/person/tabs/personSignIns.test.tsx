import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { Records, SignInRecord } from '../../../../mocks/records/records.ts';
import { mockIdToken } from '../../../../mocks/token.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { GetTokenDocument } from '../../../generated/session.ts';
import { personTabPath } from './personTabs.ts';

const { renderApp } = setUpMocks();

/** A buyer. */
const buyerOf = ({ users }: Records) => users.find(({ role }) => role === 'BUYER');

/** Puts the sign-ins to the buyer's account in the place of those of the sample records. */
function signIns(records: Records, ...given: Partial<SignInRecord>[]): void {
  const userId = buyerOf(records)?.id ?? '';
  records.signIns = given.map((one, index) => ({
    id: index.toString(16).padStart(24, '0'),
    userId,
    method: 'PASSWORD',
    browser: null,
    signedInAt: '2026-03-01T10:00:00.000Z',
    ...one,
  }));
}

const openTab = (
  arrange: (records: Records) => void,
  { resolvers = {}, live = false }: { resolvers?: object; live?: boolean } = {},
) =>
  renderApp(
    (records) => {
      arrange(records);
      return personTabPath(buyerOf(records)?.id ?? '', 'sign-ins');
    },
    { role: 'ADMIN', live },
    resolvers,
  );

const table = () => screen.findByRole('table', { name: 'Sign-ins' });

/** The rows of the table, each as its last two cells' texts. */
async function rows() {
  const [, ...found] = within(await table()).getAllByRole('row');
  return found.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent),
  );
}

test('the sign-ins are listed, newest first, with the way and the browser', async () => {
  const { operations } = openTab((all) =>
    signIns(
      all,
      { browser: 'Firefox 140 on Windows' },
      { method: 'GOOGLE', signedInAt: '2026-03-05T10:00:00.000Z' },
      { userId: all.users[0]?.id ?? '' },
      { method: 'OTHER', browser: 'Safari 19 on iOS' },
    ),
  );
  expect(await rows()).toEqual([
    ['Another way', 'Safari 19 on iOS'],
    ['Google', 'Unknown'],
    ['Password', 'Firefox 140 on Windows'],
  ]);
  const times = (await table()).querySelectorAll('time');
  expect(times[1]?.getAttribute('datetime')).toBe('2026-03-05T10:00:00.000Z');
  expect(operations).toContain('SignIns');
  screen.getByText(/Sign-ins of the last 90 days, the newest 50 at most/);
});

test('more than a page come page by page', async () => {
  const { user } = openTab((all) => signIns(all, ...Array.from({ length: 30 }, () => ({}))));
  expect(await rows()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: /more/i }));
  await expect.poll(async () => (await rows()).length).toBe(30);
});

test('who has never signed in has none, and what fails can be tried again', async () => {
  let fails = true;
  const { user } = openTab(signIns, {
    resolvers: {
      Query: {
        signIns: () => {
          if (fails) throw new GraphQLError('No database.');
          return { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
        },
      },
    },
  });
  const retry = await screen.findByRole('button', { name: /again|Retry/ });
  fails = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: 'No sign-ins' });
});

test('a sign-in elsewhere appears without a reload, and once', async () => {
  const shop = openTab((all) => signIns(all, { method: 'GOOGLE' }), { live: true });
  expect(await rows()).toHaveLength(1);
  const { email = '' } = buyerOf(shop.records) ?? {};
  const idToken = mockIdToken({ email, provider: 'password', signedInAt: Date.now() });
  const operation = { document: GetTokenDocument, variables: { input: { email, idToken } } };
  await shop.execute(operation);
  await shop.execute(operation);
  await expect.poll(rows).toEqual([
    ['Password', 'Unknown'],
    ['Google', 'Unknown'],
  ]);
  const others = shop.records.users.find(({ role }) => role === 'SELLER')?.email ?? '';
  const token = mockIdToken({ email: others, provider: 'password', signedInAt: Date.now() });
  await shop.execute({ ...operation, variables: { input: { email: others, idToken: token } } });
  expect(await rows()).toHaveLength(2);
});
