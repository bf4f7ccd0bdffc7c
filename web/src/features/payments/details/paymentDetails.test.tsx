import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addSale } from '../../../../testing/mockSales.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

test('the details of a payment say what has happened to it, in the order of the times', async () => {
  const { user } = renderApp(
    (records) => {
      records.payments.length = 0;
      addSale(records, {
        handedOverAt: '2026-03-03T10:00:00.000Z',
        disputedAt: '2026-03-04T10:00:00.000Z',
        problem: 'The belt is torn.',
      });
      return paths.payments;
    },
    { role: 'ADMIN' },
  );
  await user.click(await screen.findByRole('button', { name: 'Details of the payment: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment for Bench' });
  const lines = within(dialog).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Payment begun/),
    expect.stringMatching(/^Paid\$120\.00/),
    expect.stringMatching(/^Handed over/),
    expect.stringMatching(/^Problem reported by the buyerThe belt is torn\./),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
