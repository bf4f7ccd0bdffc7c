import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

test.each([
  { at: paths.orderList, add: 'addToBookingList' },
  { at: paths.wishList, add: 'addToWishList' },
] as const)(
  'on $at an entry whose removal fails comes back, and a toast says why',
  async ({ at, add }) => {
    const { buyer, products } = await app.createShop([{ productName: 'Quiet Bench' }]);
    if (products[0]) await buyer[add](products[0]);
    const answer = Promise.withResolvers<void>();
    const refuse = refused('Not just now.');
    const fault: typeof refuse = (request) => answer.promise.then(() => refuse(request)) as never;
    const faults = { DeleteBookingProduct: fault, DeleteWishProduct: fault };
    const { user } = app.renderScreen(at, { as: buyer, faults });
    const name = await screen.findByText('Quiet Bench');
    const line = within(name.closest('tr') ?? name);
    await user.click(line.getByRole('button', { name: 'Delete Quiet Bench' }));
    await waitFor(() => expect(screen.queryByText('Quiet Bench')).toBeNull());
    answer.resolve();
    await screen.findByText('Not just now.');
    expect(screen.queryByText('Quiet Bench')).not.toBeNull();
  },
);
