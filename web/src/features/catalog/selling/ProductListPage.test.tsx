import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The seller's table, and the line of a product that is for sale and not advertised. */
async function openTable(changed?: Resolvers) {
  const page = renderApp(paths.productList, { role: 'SELLER' }, changed);
  const mine = page.records.products.filter(({ sellerId }) => sellerId === page.viewer?.id);
  const bench = mine.find(
    ({ inStock, advertisement }) => inStock === 'AVAILABLE' && !advertisement,
  );
  if (!bench) throw new Error('The seller has nothing to advertise.');
  const name = await screen.findByText(bench.productName);
  page.operations.length = 0;
  return { ...page, mine, bench, line: within(name.closest('tr') ?? name) };
}

test('the table has the own products and nobody else’s', async () => {
  const { mine } = await openTable();
  expect(screen.getAllByRole('row')).toHaveLength(mine.length + 1);
});

test('a product is advertised by one operation, and then never again', async () => {
  const { user, line, bench, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Advertise ${bench.productName}` }));
  await screen.findByText(`${bench.productName} advertised successfully`);
  const button = line.getByRole('button', { name: `Advertised ${bench.productName}` });
  expect(button).toHaveProperty('disabled', true);
  expect(operations).toEqual(['AdvertiseProduct']);
  expect(bench.advertisement).toBe(true);
});

test('an advertisement that fails is taken back, and a toast says why', async () => {
  const answer = Promise.withResolvers<void>();
  const { user, line, bench } = await openTable({
    Mutation: {
      advertiseProduct: async () => {
        await answer.promise;
        return {
          success: false,
          alreadyDone: false,
          message: 'Not just now.',
          code: 'UNAVAILABLE',
        };
      },
    },
  });
  await user.click(line.getByRole('button', { name: `Advertise ${bench.productName}` }));
  await line.findByRole('button', { name: `Advertised ${bench.productName}` });
  answer.resolve();
  await screen.findByText('Not just now.');
  const button = await line.findByRole('button', { name: `Advertise ${bench.productName}` });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

test('a product is deleted only after a question, and leaves table and sidebar by one operation', async () => {
  const { user, records, line, bench, operations } = await openTable();
  const category = records.categories.find(({ id }) => id === bench.categoryId);
  const sidebar = within(screen.getByRole('navigation', { name: 'CATEGORIES' }));
  const link = sidebar.getByRole('link', { name: new RegExp(`^${category?.title}`) });
  const count = Number(link.textContent?.match(/\d+$/)?.[0]);
  await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
  const question = await screen.findByRole('dialog', { name: `Delete ${bench.productName}?` });
  expect(operations).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete product' }));
  await screen.findByText(`${bench.productName} deleted successfully`);
  await waitFor(() => expect(screen.queryByText(bench.productName)).toBeNull());
  expect(link.textContent).toBe(`${category?.title}${count - 1}`);
  expect(operations).toEqual(['DeleteProduct']);
});

test('who thinks better of it deletes nothing', async () => {
  const { user, line, bench, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(bench.productName);
  expect(operations).toEqual([]);
});

test('what is sold can neither be advertised nor deleted', async () => {
  const page = renderApp(paths.productList, { role: 'SELLER' });
  const bench = page.records.products.find(({ sellerId }) => sellerId === page.viewer?.id);
  if (bench) Object.assign(bench, { inStock: 'SOLD', advertisement: false });
  const name = await screen.findByText(bench?.productName ?? '');
  const line = within(name.closest('tr') ?? name);
  line.getByText('sold');
  expect(line.getByRole('button', { name: /^Advertise/ })).toHaveProperty('disabled', true);
  expect(line.getByRole('button', { name: /^Delete/ })).toHaveProperty('disabled', true);
});
