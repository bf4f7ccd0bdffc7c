import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, failed } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';
import { signedInPaths } from '../../../lib/signedInPaths.ts';
import { type PersonTab, personTabPath } from './personTabs.ts';

const app = setUpApp();

/** A tab of the page of a seller with two products, as an admin sees it. */
async function openTab(tab: PersonTab, faults: Faults = {}) {
  const people = await app.createShop([{}, {}]);
  const at = personTabPath(people.seller.id, tab);
  return { ...people, ...app.renderApp(at, { as: people.admin, faults }) };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Sections of this page' }));

test('the first part tells how much there is of each, and nothing else is fetched', async () => {
  const { operations } = await openTab(null);
  const term = (await screen.findByText('Products posted')).closest('dt');
  await waitFor(() => expect(term?.nextElementSibling?.textContent).toBe('2'));
  expect(operations).toContain('PersonNumbers');
  expect(operations).not.toContain('AdminProducts');
  expect(operations).not.toContain('Payments');
});

test('the count of sales that a seller cancelled leads to them', async () => {
  const { admin, seller, buyer } = await app.createShop();
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), seller, buyer });
  const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  await seller.cancelOrder(order._id.toHexString(), 'SOLD_ELSEWHERE');
  app.renderApp(personTabPath(seller.id, null), { as: admin });
  const link = await screen.findByRole('link', { name: 'Sales cancelled as seller' });
  expect(link.closest('dt')?.nextElementSibling?.textContent).toBe('1');
  expect(link.getAttribute('href')).toBe(signedInPaths.ordersOf('seller', seller.id, 'cancelled'));
});

test('open problems and reports come first', async () => {
  const { admin, seller, buyer } = await app.createShop();
  const { id } = await addSale({ shop: app.shop(), seller, buyer });
  const order = await app.shop().models.Order.findOne({ firstPaymentId: id }).lean().orFail();
  const problem = { reason: 'OTHER', wish: 'OTHER', text: 'It squeaks.' };
  await buyer.reportProblem(order._id.toHexString(), problem);
  await buyer.reportUser(seller);
  app.renderApp(personTabPath(seller.id, null), { as: admin });
  await screen.findByText('Open problems as seller');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([
    ...['Open problems as seller', 'Reports to decide'],
    ...['Payments as seller', 'Payments as buyer', 'Products posted'],
  ]);
});

test('a part is fetched when its link is followed, and the address names it', async () => {
  const { user, operations, seller } = await openTab(null);
  await screen.findByText('Products posted');
  await user.click(tabs().getByRole('link', { name: 'Products' }));
  const table = await screen.findByRole('table', { name: 'Products' });
  expect(operations).toContain('AdminProducts');
  expect(window.location.pathname + window.location.search).toBe(
    personTabPath(seller.id, 'products'),
  );
  expect(tabs().getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('page');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('an address opens its part, with none of the products of others', async () => {
  const { seller } = await openTab('products');
  const table = await screen.findByRole('table', { name: 'Products' });
  const { name } = seller;
  const sellers = within(table).getAllByRole('link', { name });
  expect(sellers).toHaveLength(within(table).getAllByRole('row').length - 1);
});

test('the admin acts are those of the person', async () => {
  const { admin, seller, buyer } = await app.createShop();
  await admin.verifyUser(seller);
  await admin.verifyUser(buyer);
  app.renderApp(personTabPath(seller.id, 'acts'), { as: admin });
  const table = await screen.findByRole('table', { name: 'Admin acts' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  const subject = within(table).getByRole('link', { name: seller.name });
  expect(subject.getAttribute('href')).toBe(paths.person(seller.id));
});

test.each([
  ['sales', 'No sales'],
  ['purchases', 'No purchases'],
] as const)('%s without any says so', async (tab, title) => {
  await openTab(tab);
  await screen.findByRole('heading', { name: title });
});

test('sales ask for payments to the person, purchases for those of the person', async () => {
  const asked: unknown[] = [];
  const { user, seller } = await openTab('sales', {
    Payments({ variables }) {
      asked.push(variables);
      return failed();
    },
  });
  await user.click(await screen.findByRole('button', { name: /again|Retry/ }));
  await user.click(tabs().getByRole('link', { name: 'Purchases' }));
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ filter: { buyerId: seller.id } })),
  );
  expect(asked[0]).toEqual(expect.objectContaining({ filter: { sellerId: seller.id } }));
});

test('a part that is not known is the first one', async () => {
  const { admin, seller } = await app.createShop();
  app.renderApp(`${personTabPath(seller.id, null)}?tab=toString`, { as: admin });
  await screen.findByText('Products posted');
  expect(tabs().getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
});
