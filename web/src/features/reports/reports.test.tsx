import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

const openMenu = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'More' }));

const reportsOf = (reporter: { id: string }) =>
  app.shop().models.Report.find({ reporterId: reporter.id }).lean();

test('a buyer reports a product once, for something else in words', async () => {
  const { buyer, products } = await app.createShop([{}]);
  const id = products[0]?.id ?? '';
  const { user, operations } = app.renderScreen(paths.product(id), { as: buyer });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Report this product' }));
  const reason = await screen.findByRole('combobox', { name: 'What’s wrong' });
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Choose what’s wrong');
  await user.selectOptions(reason, 'Something else');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Describe the problem');
  expect(operations).not.toContain('ReportProduct');
  await user.type(screen.getByRole('textbox', { name: 'Details' }), ' The cable is torn. ');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await reportsOf(buyer)).toMatchObject([
    { kind: 'product', reason: 'other', note: 'The cable is torn.' },
  ]);
  expect(await app.shop().models.Product.findById(id).lean()).toMatchObject({ reported: true });
  await openMenu(user);
  const said = await screen.findByRole('menuitem', { name: 'Reported. An admin will review it.' });
  expect(said.getAttribute('aria-disabled')).toBe('true');
});

test('the dialog says so if the user has reported the product before', async () => {
  const { buyer, products } = await app.createShop([{}]);
  const id = products[0]?.id ?? '';
  const { user } = app.renderScreen(paths.product(id), { as: buyer });
  await openMenu(user);
  await buyer.reportProduct({ id });
  await user.click(await screen.findByRole('menuitem', { name: 'Report this product' }));
  const reason = await screen.findByRole('combobox', { name: 'What’s wrong' });
  await user.selectOptions(reason, 'FRAUD');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findAllByText('You have already reported this product.')).not.toEqual([]);
  expect(await reportsOf(buyer)).toHaveLength(1);
});

test('a buyer reports a seller', async () => {
  const { buyer, seller } = await app.createShop([{}]);
  const { name } = seller;
  const { user } = app.renderScreen(paths.seller(seller.id), { as: buyer });
  await user.click(await screen.findByRole('button', { name: `Report ${name}` }));
  const reason = await screen.findByRole('combobox', { name: 'What’s wrong' });
  await user.selectOptions(reason, 'Looks like fraud');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('button', { name: `You have reported ${name}` });
  expect(await reportsOf(buyer)).toMatchObject([{ kind: 'user', reason: 'fraud' }]);
});

test.each(['admin', 'seller'] as const)(
  'an %s cannot report what is theirs to decide on',
  async (role) => {
    const { products, ...users } = await app.createShop([{}]);
    const { user } = app.renderScreen(paths.product(products[0]?.id ?? ''), { as: users[role] });
    await openMenu(user);
    await screen.findByRole('menuitem', { name: 'Share' });
    expect(screen.queryByRole('menuitem', { name: 'Report this product' })).toBeNull();
  },
);
