import { ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../testing/sales.ts';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

/** The id of the order of a payment. */
const orderOf = async (firstPaymentId: string): Promise<string> => {
  const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  return order._id.toHexString();
};

async function aSale(sell = addSale) {
  const users = await app.createShop();
  const { id, product } = await sell({ shop: app.shop(), ...users });
  return { ...users, product, id: await orderOf(id) };
}

const open = (id: string, as: TestUser) => app.renderScreen(paths.order(id), { as });
const part = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('a buyer sees what was bought, what comes next, and how to reach the seller', async () => {
  const { buyer, seller, id } = await aSale();
  open(id, buyer);
  await screen.findByRole('heading', { name: 'Bench', level: 1 });
  part('Next step').getByRole('heading', { name: `Propose pick-up times to ${seller.name}` });
  const email = part('Seller').getByRole('link', { name: seller.email });
  expect(email.getAttribute('href')).toBe(`mailto:${seller.email}?subject=Pick-up%20of%20Bench`);
  part('Seller').getByText('Lyon');
  expect(screen.queryByRole('list', { name: 'Timeline' })).toBeNull();
  expect(texts(part('Payment').getAllByRole('definition'))).toEqual(['$120.00']);
  within(screen.getByRole('log')).getByText('You paid $120.00');
});

test('the sums of a sale in two instalments add up, and name what is still to pay', async () => {
  const { seller, id } = await aSale(addSaleInHalves);
  open(id, seller);
  await screen.findByRole('heading', { name: 'Bench', level: 1 });
  const money = screen.getByRole('region', { name: 'Payment' });
  expect(texts(within(money).getAllByRole('definition'))).toEqual(['$120.01', '$60.01', '$60.00']);
  expect(texts(within(money).getAllByRole('term')).map((text) => text?.split('Paid ')[0])).toEqual([
    'Price',
    'First half',
    'Still to pay',
  ]);
  const steps = part('After that').getByRole('list', { name: 'Timeline' });
  expect(texts(within(steps).getAllByRole('listitem'))).toEqual([
    'Coming: Balance due$60.00No date yet',
  ]);
});

test('an admin reads who is on each side, and what state their accounts are in', async () => {
  const { admin, buyer, seller, id } = await aSale();
  await admin.suspendUser(seller, 'They don’t answer.');
  await admin.deleteUser(buyer);
  open(id, admin);
  await screen.findByRole('heading', { name: 'Bench', level: 1 });
  part('Buyer and seller').getByRole('link', { name: seller.name });
  part('Buyer and seller').getByText('Suspended');
  part('Buyer and seller').getByText('This account was deleted and can’t answer.');
});

test('nobody learns of an order of others, or whether it exists', async () => {
  const { id } = await aSale();
  const stranger = (await app.createShop()).buyer;
  open(id, stranger);
  await screen.findByRole('heading', { name: 'Purchase not found' });
  const link = screen.getByRole('link', { name: 'See your purchases' });
  expect(link.getAttribute('href')).toBe(paths.purchases);
});

test('admins find sales by a transaction, and by what they wait for', async () => {
  const { admin, buyer, product } = await aSale();
  const { user } = app.renderScreen(paths.orders, { as: admin });
  await screen.findByRole('table', { name: 'Sales' });
  const [payment] = await ownPayments<{ transactionId: string }>(buyer, 'transactionId');
  const field = screen.getByRole('searchbox', { name: 'Name, email, product or transaction' });
  await user.type(field, `${payment?.transactionId}{Enter}`);
  await screen.findByText('1 sale');
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(texts(links)).toEqual(['Bench']);
  expect(product.id).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Bank dispute');
  await screen.findByRole('heading', { name: 'No sales found' });
  await waitFor(() => expect(location.search).toContain('show=dispute'));
});
