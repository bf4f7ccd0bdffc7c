import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp({ live: true });

/** A bench, and after it a rower in two instalments, both sold to the same buyer. */
async function twoSales() {
  const users = await app.createShop();
  const trade = { shop: app.shop(), ...users };
  const bench = await addSale({ ...trade, productName: 'Bench' });
  const rower = await addSaleInHalves({ ...trade, productName: 'Rower' });
  const idOf = async ({ id: firstPaymentId }: { id: string }) => {
    const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
    return order._id.toHexString();
  };
  return { ...users, bench: await idOf(bench), rower: { ...rower, id: await idOf(rower) } };
}

const open = (path: string, as: TestUser) => app.renderScreen(path, { as });

const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

test('a purchase has one row, whatever the number of its payments, with what was paid and what comes next', async () => {
  const { buyer, seller, bench, rower } = await twoSales();
  await buyer.payPart(rower.product, 'BALANCE');
  open(paths.purchases, buyer);
  await screen.findByRole('table', { name: 'Purchases' });
  await waitFor(() => expect(names()).toEqual(['Rower', 'Bench']));
  screen.getByText('2 purchases');
  const row = await rowOf('Bench');
  row.getByText('$120.00');
  row.getByText(seller.name);
  row.getByText(`Propose pick-up times to ${seller.name}`);
  const button = row.getByRole('link', { name: 'Propose times: Bench' });
  expect(button.getAttribute('href')).toBe(paths.order(bench));
  (await rowOf('Rower')).getByText('$120.01');
});

test('a row says what is paid of the price, and leads to where the balance is paid once it is due', async () => {
  const { buyer, seller, rower } = await twoSales();
  open(paths.purchases, buyer);
  (await rowOf('Rower')).getByText('of $120.01');
  await seller.enterHandOverCode(rower.id, await codeOf(rower.id));
  const row = await rowOf('Rower');
  await row.findByText('Pay the balance of $60.00');
  const link = await row.findByRole('link', { name: 'Pay the balance: Rower' });
  expect(link.getAttribute('href')).toBe(paths.balance(rower.product.id));
});

const codeOf = async (id: string) =>
  (await app.shop().models.Order.findById(id).lean().orFail()).code?.text ?? '';

test('an order that changes elsewhere changes its row, and what waits for the seller is found', async () => {
  const { buyer, seller, bench } = await twoSales();
  const { user } = open(paths.sales, seller);
  (await rowOf('Bench')).getByText(buyer.name);
  await buyer.reportProblem(bench, { reason: 'BROKEN', wish: 'OTHER', text: 'The seat is torn.' });
  const row = await rowOf('Bench');
  await row.findByText('Problem reported');
  row.getByRole('link', { name: 'Answer: Bench' });
  const show = screen.getByRole('combobox', { name: 'Show' });
  await user.selectOptions(show, 'Problem reported');
  await waitFor(() => expect(names()).toEqual(['Bench']));
  expect(location.search).toBe('?show=problem');
  await user.selectOptions(show, 'Waiting for you');
  await waitFor(() => expect(names()).toEqual(['Rower', 'Bench']));
});

test('a search goes into the address, and what finds nothing says what to do', async () => {
  const { buyer } = await twoSales();
  const { user } = open(`${paths.purchases}?text=rower`, buyer);
  await screen.findByText('1 purchase');
  expect(names()).toEqual(['Rower']);
  const field = screen.getByRole('searchbox', { name: 'Seller, product or transaction' });
  await user.clear(field);
  await user.type(field, 'submarine{Enter}');
  await screen.findByRole('heading', { name: 'No purchases found' });
  expect(location.search).toBe('?text=submarine');
  history.back();
  await screen.findByText('1 purchase');
});
