import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idAt } from '../../../../../graph/src/shared/timed-id.ts';
import { type Faults, failed } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { personTabPath } from './personTabs.ts';

type SignIn = { method: 'password' | 'google' | 'other'; browser: string; signedInAt: Date };

const app = setUpApp({ live: true });

/** A buyer's sign-ins, as an admin sees them; the first one given is the oldest. */
async function openTab(signIns: Partial<SignIn>[], faults: Faults = {}) {
  const people = await app.createShop();
  const { SignIn } = app.shop().models;
  for (const [index, one] of signIns.entries()) {
    const signedInAt = one.signedInAt ?? new Date(Date.UTC(2026, 2, 1, 10, index));
    const _id = idAt(signedInAt.getTime());
    await SignIn.create({ method: 'password', ...one, signedInAt, _id, userId: people.buyer.id });
  }
  const at = personTabPath(people.buyer.id, 'sign-ins');
  return { ...people, ...app.renderScreen(at, { as: people.admin, faults }) };
}

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
  const { operations } = await openTab([
    { browser: 'Firefox 140 on Windows' },
    { method: 'google', signedInAt: new Date('2026-03-05T10:00:00Z') },
    { method: 'other', browser: 'Safari 19 on iOS', signedInAt: new Date('2026-03-06T10:00:00Z') },
  ]);
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
  const { user } = await openTab(Array.from({ length: 30 }, () => ({})));
  expect(await rows()).toHaveLength(24);
  // Pressed again if the opening live connection has cut the list to its first page.
  const all = async () => {
    const more = screen.queryByRole('button', { name: /more/i });
    if (more) await user.click(more);
    return (await rows()).length;
  };
  await expect.poll(all).toBe(30);
});

test('a person who never signed in has none, and a failed query can be tried again', async () => {
  let fails = true;
  const { user } = await openTab([], { SignIns: () => (fails ? failed() : undefined) });
  const retry = await screen.findByRole('button', { name: /again|Retry/ });
  fails = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: 'No sign-ins' });
});

test('a sign-in elsewhere appears without a reload, and once', async () => {
  const { buyer, seller } = await openTab([{ method: 'google' }]);
  expect(await rows()).toHaveLength(1);
  const signIn = ({ email, idToken }: { email: string; idToken: string }) =>
    buyer.post('/getToken', { email, idToken });
  await signIn(buyer);
  await signIn(buyer);
  await expect.poll(rows).toEqual([
    ['Password', 'Unknown'],
    ['Google', 'Unknown'],
  ]);
  await signIn(seller);
  expect(await rows()).toHaveLength(2);
});
