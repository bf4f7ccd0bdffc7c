import type { ProductInput } from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderApp } = setUpApp();

type Users = Awaited<ReturnType<typeof createShop>>;
type Role = 'buyer' | 'seller' | 'admin';

/** The grid of all products; `card` is this test's only product. */
async function openGrid(
  role: Role | null = null,
  details: Partial<ProductInput> = {},
  arrange: (users: Users, bench: { id: string }) => PromiseLike<unknown> = async () => {},
) {
  const users = await createShop([details]);
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  await arrange(users, bench);
  const user: TestUser | null = role && users[role];
  renderApp(paths.pages, user ? { as: user } : {});
  // The grid may load before the session.
  if (user) await screen.findByRole('button', { name: /^Account menu of/ });
  const name = await screen.findByText(bench.productName);
  return { bench, card: within(name.closest('article') ?? name) };
}

test('a description is cut to its first 50 characters, and a shorter one is left whole', async () => {
  const { card } = await openGrid(null, { body: `${'0123456789'.repeat(5)} and more` });
  card.getByText(`${'0123456789'.repeat(5)}…`);
});

test('a description of 50 characters stands whole', async () => {
  const { card } = await openGrid(null, { body: '0123456789'.repeat(5) });
  card.getByText('0123456789'.repeat(5));
});

test('a card shows condition and both prices, and leads to the product', async () => {
  const details = { condition: 'FAIR', resalePrice: 45_000, originalPrice: 99_900 } as const;
  const { bench, card } = await openGrid(null, details);
  for (const text of ['Fair', '$450.00', '$999.00']) card.getByText(text);
  const link = card.getByRole('link', { name: `Read More about ${bench.productName}` });
  expect(link.getAttribute('href')).toBe(paths.product(bench.id));
});

test.each([
  ['lower', 45_000, true],
  ['equal', 99_900, false],
  ['higher', 120_000, false],
])(
  'the original price beside a resale price that is %s is struck through only if that is lower',
  async (_than, resalePrice, struck) => {
    const { card } = await openGrid(null, { resalePrice, originalPrice: 99_900 });
    const originals = card.getAllByText('$999.00');
    expect(originals.some((price) => price.closest('s'))).toBe(struck);
    // Screen readers must distinguish it from the price.
    expect(
      originals.some((price) => price.parentElement?.textContent?.includes('Originally')),
    ).toBe(true);
  },
);

test('a visitor’s card says what its condition means, and has a button that chooses it to be compared', async () => {
  const { bench, card } = await openGrid();
  const [condition, compare, ...others] = card.getAllByRole('button');
  expect(condition?.textContent).toBe('Good: what it means');
  card.getByText('Light signs of use. Everything works as it should.');
  expect(compare?.getAttribute('aria-label')).toBe(`Compare ${bench.productName}`);
  expect(others).toEqual([]);
});

test.each(['seller', 'admin'] as const)(
  'a card’s buttons show a %s that only buyers buy',
  async (role) => {
    const { card } = await openGrid(role);
    const buttons = card.getAllByRole('button', { name: /^Add / });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button).toHaveProperty('disabled', true);
      expect(button.getAttribute('aria-label')).toMatch(/: Only buyers can book and wish-list/);
    }
  },
);

test('a buyer can book and wish, but not what is on the list already', async () => {
  const { bench, card } = await openGrid('buyer', {}, ({ buyer }, booked) =>
    buyer.addToBookingList(booked),
  );
  expect(
    card.getByRole('button', {
      name: `Add ${bench.productName} to cart: It’s already in your order list.`,
    }),
  ).toHaveProperty('disabled', true);
  expect(
    card.getByRole('button', { name: `Add ${bench.productName} to wish list` }),
  ).toHaveProperty('disabled', false);
});
