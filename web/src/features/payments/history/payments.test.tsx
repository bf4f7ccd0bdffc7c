import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

const amounts = { Bench: 120_00, Rack: 300_00, Mat: 20_00 };

let admin: TestUser;
beforeAll(async () => {
  const users = await app.createShop();
  admin = users.admin;
  for (const [index, [productName, resalePrice]] of Object.entries(amounts).entries()) {
    const record = { createdAt: new Date(Date.UTC(2026, 2, index + 1)) };
    const sale = { shop: app.shop(), ...users, productName, resalePrice, record };
    const { id } = await addSale(sale);
    if (productName === 'Mat') await admin.refundPayment({ id });
  }
});

const shown = async () => {
  const table = await screen.findByRole('table', { name: 'Payments' });
  return Object.keys(amounts)
    .map((name) => ({ name, place: table.textContent?.indexOf(name) ?? -1 }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
};

test.each([
  ['', ['Mat', 'Rack', 'Bench'], '3 payments'],
  ['?text=rack', ['Rack'], '1 payment'],
  ['?status=refunded', ['Mat'], '1 payment'],
  ['?sort=oldest', ['Bench', 'Rack', 'Mat'], '3 payments'],
  ['?sort=-amount&status=paid', ['Rack', 'Bench'], '2 payments'],
  ['?sort=sideways&status=lost', ['Mat', 'Rack', 'Bench'], '3 payments'],
])('the address %j shows %j', async (search, names, total) => {
  app.renderScreen(`${paths.payments}${search}`, { as: admin });
  await waitFor(async () => expect(await shown()).toEqual(names));
  expect(screen.getByText(total)).toBeInstanceOf(HTMLElement);
});

test('a search goes into the address, and what finds nothing says what to do', async () => {
  const { user } = app.renderScreen(`${paths.payments}?handOver=disputed`, { as: admin });
  await screen.findByRole('heading', { name: 'No problems' });
  await user.click(screen.getByRole('button', { name: 'All payments' }));
  await waitFor(async () => expect(await shown()).toHaveLength(3));
  const field = screen.getByRole('searchbox', { name: 'Name, email, product or transaction' });
  await user.type(field, 'submarine{Enter}');
  await screen.findByRole('heading', { name: 'No payments found' });
  expect(screen.getByText('0 payments')).toBeInstanceOf(HTMLElement);
  expect(location.pathname + location.search).toBe(`${paths.payments}?text=submarine`);
  await user.clear(field);
  await user.type(field, 'bench{Enter}');
  await waitFor(async () => expect(await shown()).toEqual(['Bench']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Refunded');
  await screen.findByRole('heading', { name: 'No payments found' });
  expect(location.pathname + location.search).toBe(`${paths.payments}?text=bench&status=refunded`);
});

test('an admin finds what buyers have reported', async () => {
  const { buyer, seller } = await app.createShop();
  const trade = { shop: app.shop(), buyer, seller };
  await addSale({ ...trade, productName: 'Quiet Mat' });
  const { id } = await addSale({ ...trade, productName: 'Rower' });
  await buyer.reportProblemWith({ id }, 'It squeaks.');
  const { user } = app.renderScreen(paths.payments, { as: admin });
  await screen.findByText('Rower');
  screen.getByText('Quiet Mat');
  await user.click(screen.getByRole('button', { name: 'Problem reported' }));
  await waitFor(() => expect(screen.queryByText('Quiet Mat')).toBeNull());
  await screen.findByText(/“It squeaks.”/);
  expect(location.search).toBe('?handOver=disputed');
});

test('a row opens its order, by the name or anywhere else', async () => {
  const users = await app.createShop();
  const { id } = await addSale({ shop: app.shop(), ...users, productName: 'Sled' });
  const { _id } = await app.shop().models.Order.findOne({ firstPaymentId: id }).lean().orFail();
  const order = paths.order(_id.toHexString());
  const { user } = app.renderScreen(paths.payments, { as: users.admin });
  const name = await screen.findByRole('link', { name: 'Sled' });
  expect(name.getAttribute('href')).toBe(order);
  const row = within(name.closest('tr') as HTMLElement);
  await user.click(row.getByRole('button', { name: 'Actions for Sled' }));
  await user.keyboard('{Escape}');
  expect(location.pathname).toBe(paths.payments);
  await user.click(row.getByText('Paid'));
  await waitFor(() => expect(location.pathname).toBe(order));
});
