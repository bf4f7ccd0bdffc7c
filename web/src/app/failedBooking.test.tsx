import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductRecord } from '../../mocks/records/records.ts';
import { setUpMocks } from '../../testing/renderOnMocks.tsx';
import { paths } from '../lib/paths.ts';

const { renderApp } = setUpMocks();

const isAvailable = ({ inStock }: ProductRecord) => inStock === 'AVAILABLE';

test('a booking that fails is taken back, and a toast says so', async () => {
  const { user } = renderApp(
    ({ products }) => paths.product(products.findLast(isAvailable)?.id ?? ''),
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
  await user.click(await screen.findByRole('button', { name: /Add to Cart/i }));
  await screen.findByText('Somebody was faster.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Add to Cart/i })).toHaveProperty('disabled', false),
  );
});
