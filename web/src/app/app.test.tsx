import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpMocks } from '../../testing/renderOnMocks.tsx';
import { paths } from '../lib/paths.ts';

const { renderApp } = setUpMocks();

test('the first screen needs two GraphQL requests', async () => {
  const { operations } = renderApp(paths.home);
  await screen.findByRole('heading', { name: 'Just in' });
  await screen.findAllByRole('link', { name: /Collection/ });
  expect(operations.toSorted()).toEqual(['Home', 'Root']);
});

test('booking a product sends one operation, counts at once, and leads to the order list', async () => {
  const { user, operations, records, viewer, router } = renderApp(paths.pages, { role: 'BUYER' });
  const product = records.products.findLast(({ inStock }) => inStock === 'AVAILABLE');
  await router.navigate(paths.product(product?.id ?? ''));
  const button = await screen.findByRole('button', { name: /Add to Cart/i });
  operations.length = 0;
  await user.dblClick(button);
  await screen.findByRole('heading', { name: 'Order List' });
  await screen.findByRole('link', { name: 'Order list, 1 entry' });
  const table = await screen.findByRole('table');
  within(table).getByText(product?.productName ?? '');
  expect(operations.filter((name) => name === 'AddToBookingList')).toHaveLength(1);
  expect(records.bookings.filter(({ userId }) => userId === viewer?.id)).toHaveLength(1);
});

test('a booking that fails is taken back, and a toast says so', async () => {
  const { user, records, router } = renderApp(
    paths.pages,
    { role: 'BUYER' },
    {
      Mutation: {
        addToBookingList: () => ({
          success: false,
          alreadyDone: false,
          message: 'Somebody was faster.',
          code: 'NOT_AVAILABLE',
        }),
      },
    },
  );
  const product = records.products.findLast(({ inStock }) => inStock === 'AVAILABLE');
  await router.navigate(paths.product(product?.id ?? ''));
  await user.click(await screen.findByRole('button', { name: /Add to Cart/i }));
  await screen.findByText('Somebody was faster.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Add to Cart/i })).toHaveProperty('disabled', false),
  );
});

test('signing out leaves nothing of the user in the cache', async () => {
  const { client, user, viewer } = renderApp(paths.pages, { role: 'BUYER' });
  await user.click(await screen.findByRole('button', { name: `Account menu of ${viewer?.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findAllByRole('link', { name: 'SIGN IN' });
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain(viewer?.email));
});
