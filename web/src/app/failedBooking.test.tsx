import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpMocks } from '../../testing/renderOnMocks.tsx';
import { paths } from '../lib/paths.ts';

const { renderApp } = setUpMocks();

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
