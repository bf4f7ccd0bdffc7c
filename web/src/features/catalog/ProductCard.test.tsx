import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Switches } from '../../../mocks/switches.ts';
import { entryOf, newest } from '../../../testing/mockProducts.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The grid of all products; `card` is the one of the newest. */
function openGrid(role: Switches['role'] = null) {
  const page = renderApp(paths.pages, { role });
  const bench = newest(page.records);
  const card = async () => {
    const name = await screen.findByText(bench.productName);
    return within(name.closest('article') ?? name);
  };
  return { ...page, bench, card };
}

test('a description is cut to its first 50 characters, and a shorter one is left whole', async () => {
  const { bench, card } = openGrid();
  bench.body = `${'0123456789'.repeat(5)} and more`;
  (await card()).getByText(`${'0123456789'.repeat(5)}…`);
});

test('a description of 50 characters stands whole', async () => {
  const { bench, card } = openGrid();
  bench.body = '0123456789'.repeat(5);
  (await card()).getByText('0123456789'.repeat(5));
});

test('a card shows condition and both prices, and leads to the product', async () => {
  const { bench, card } = openGrid();
  Object.assign(bench, { condition: 'FAIR', resalePrice: 45_000, originalPrice: 99_900 });
  const { getByRole, getByText } = await card();
  for (const text of ['Fair', '$450.00', '$999.00']) getByText(text);
  const link = getByRole('link', { name: `Read More about ${bench.productName}` });
  expect(link.getAttribute('href')).toBe(paths.product(bench.id));
});

test('a visitor’s card has no buttons', async () => {
  expect((await openGrid().card()).queryByRole('button')).toBeNull();
});

test.each(['SELLER', 'ADMIN'] as const)(
  'a card’s buttons tell a %s that only buyers buy',
  async (role) => {
    const { getAllByRole } = await openGrid(role).card();
    const buttons = getAllByRole('button');
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button).toHaveProperty('disabled', true);
      expect(button.getAttribute('aria-label')).toMatch(/: Only buyers can book and wish-list/);
    }
  },
);

test('a buyer can book and wish, but not what is on the list already', async () => {
  const { bench, records, viewer, card } = openGrid('BUYER');
  records.bookings.push(entryOf(viewer, bench));
  const { getByRole } = await card();
  expect(
    getByRole('button', {
      name: `Add ${bench.productName} to cart: It is in your order list already.`,
    }),
  ).toHaveProperty('disabled', true);
  expect(getByRole('button', { name: `Add ${bench.productName} to wish list` })).toHaveProperty(
    'disabled',
    false,
  );
});
