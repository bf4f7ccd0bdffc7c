import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf, newestAvailable } from '../../../testing/mockProducts.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

test.each([
  { at: paths.orderList, entries: 'bookings' },
  { at: paths.wishList, entries: 'wishes' },
] as const)(
  'on $at an entry whose removal fails comes back, and a toast says why',
  async ({ at, entries }) => {
    const answer = Promise.withResolvers<void>();
    const refuse = async () => {
      await answer.promise;
      return {
        success: false,
        alreadyDone: false,
        message: 'Not just now.',
        code: 'UNAVAILABLE' as const,
      };
    };
    const { user, viewer, records } = renderApp(
      at,
      { role: 'BUYER' },
      { Mutation: { deleteBookingProduct: refuse, deleteWishProduct: refuse } },
    );
    const bench = newestAvailable(records);
    records[entries].push(entryOf(viewer, bench));
    const name = await screen.findByText(bench.productName);
    const line = within(name.closest('tr') ?? name);
    await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
    await waitFor(() => expect(screen.queryByText(bench.productName)).toBeNull());
    answer.resolve();
    await screen.findByText('Not just now.');
    expect(screen.queryByText(bench.productName)).not.toBeNull();
  },
);
