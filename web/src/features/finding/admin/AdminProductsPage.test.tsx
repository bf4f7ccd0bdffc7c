import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

let towns = 0;

/** An admin's table of three products in a town of their own; the seller has removed the last one. */
async function openTable(search = '') {
  towns += 1;
  const location = `Town${towns}`;
  const users = await createShop([
    { location, productName: 'Flat bench', resalePrice: 300_00 },
    { location, productName: 'Rowing machine', resalePrice: 200_00 },
    { location, productName: 'Old bench', resalePrice: 100_00 },
  ]);
  const removed = users.products[2];
  if (removed) await users.seller.deleteProduct(removed);
  const page = renderScreen(`${paths.products}?text=${location}${search}`, { as: users.admin });
  await screen.findByRole('table', { name: 'Products' });
  await forget(page.operations);
  return { ...page, location };
}

const namesShown = () =>
  ['Flat bench', 'Rowing machine', 'Old bench'].filter((name) => screen.queryByText(name));

const rowOf = (name: string) =>
  within(screen.getByText(name).closest('tr') ?? screen.getByText(name));

test('the address narrows and sorts the list', async () => {
  await openTable('&stock=available&sort=price');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => /Flat bench|Rowing machine/.exec(row.textContent ?? '')?.[0])).toEqual([
    ...['Rowing machine', 'Flat bench'],
  ]);
  screen.getByText('2 products');
});

test('a text that is typed narrows the list, and one that nothing has says what to do', async () => {
  const { user, location } = await openTable();
  expect(namesShown()).toEqual(['Flat bench', 'Rowing machine', 'Old bench']);
  const field = screen.getByRole('searchbox', { name: 'Name, place or id' });
  await user.clear(field);
  await user.type(field, `bench ${location}{Enter}`);
  await screen.findByText('2 products');
  expect(namesShown()).toEqual(['Flat bench', 'Old bench']);
  await user.clear(field);
  await user.type(field, 'submarine{Enter}');
  await screen.findByText('No products found');
});

test('a product is hidden with a reason and restored, and the list follows', async () => {
  const { user, operations } = await openTable();
  await user.click(rowOf('Flat bench').getByRole('button', { name: 'Hide Flat bench' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide Flat bench?' }));
  await user.type(dialog.getByRole('textbox'), 'The cable is torn.');
  await user.click(dialog.getByRole('button', { name: 'Hide product' }));
  await waitFor(() => rowOf('Flat bench').getByText('hidden by an admin'));
  await user.click(await screen.findByRole('button', { name: 'Restore Flat bench' }));
  await waitFor(() => rowOf('Flat bench').getByText('available'));
  expect(operations.filter((name) => name !== 'AdminProducts')).toEqual([
    ...['UnendedOfferCount', 'AdminHideProduct', 'AdminRestoreProduct'],
  ]);
});

test('a product that its seller removed is brought back; another is removed after a question', async () => {
  const { user } = await openTable();
  await user.click(rowOf('Old bench').getByRole('button', { name: 'Restore Old bench' }));
  await waitFor(() => rowOf('Old bench').getByText('available'));
  await user.click(rowOf('Rowing machine').getByRole('button', { name: 'Delete Rowing machine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Rowing machine?' }));
  const remove = dialog.getByRole('button', { name: 'Delete product' });
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
  await user.click(remove);
  await waitFor(() => rowOf('Rowing machine').getByText('no longer offered'));
});
