import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../testing/faults.ts';
import { setUpApp } from '../../testing/renderApp.tsx';
import { paths } from '../lib/paths.ts';

const app = setUpApp();

test('a booking that fails is taken back, and a toast says so', async () => {
  const { buyer, products } = await app.createShop([{}]);
  const { user } = app.renderApp(paths.product(products[0]?.id ?? ''), {
    as: buyer,
    faults: { AddToBookingList: refused('Somebody was faster.', 'NOT_AVAILABLE') },
  });
  await user.click(await screen.findByRole('button', { name: /Add to Cart/i }));
  await screen.findByText('Somebody was faster.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Add to Cart/i })).toHaveProperty('disabled', false),
  );
});
