import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

/** A product of the seller's that the buyer has paid. */
async function sell() {
  const users = await createShop([{ productName: 'Bench', resalePrice: 135_00 }]);
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  await users.buyer.recordPayment(await users.buyer.confirmPayment(bench), bench);
  const { orders } = await users.seller.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  return { ...users, orderId: orders.nodes[0]?.id ?? '' };
}

test('a seller without sales is led to the set-up and to a first product', async () => {
  const { otherSeller } = await createShop();
  renderScreen(paths.payouts, { as: otherSeller });
  const setUp = within(await screen.findByRole('region', { name: 'Set-up of payouts' }));
  setUp.getByRole('button', { name: 'Set up payouts' });
  await screen.findByRole('heading', { name: 'Nothing sold yet' });
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
});

test('a sale waits with its reason, is narrowed by the address, and links the order', async () => {
  const { seller } = await sell();
  // The shop writes it a moment after the payment.
  await waitFor(async () =>
    expect(await seller.graphql('{ payoutSummary { waiting { amount } } }')).toEqual({
      payoutSummary: { waiting: { amount: 135_00 } },
    }),
  );
  const { user } = renderScreen(paths.payouts, { as: seller });
  const table = await screen.findByRole('table', { name: 'Payouts by sale' });
  within(table).getByText('Waits until the hand-over is confirmed.');
  within(table).getByText('$135.00 paid');
  expect(within(table).getByRole('link', { name: 'Bench' }).getAttribute('href')).toContain(
    '/pages/orders/',
  );
  const waiting = screen.getByText('Waiting', { selector: 'dt' }).nextElementSibling;
  expect(waiting?.textContent).toBe('$135.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paid out');
  await screen.findByRole('heading', { name: 'No payouts found' });
  expect(location.search).toBe('?state=paid-out');
});

test('a month of the address that is none counts as none', async () => {
  const { seller } = await sell();
  renderScreen(`${paths.payouts}?month=2026-13&state=lost`, { as: seller });
  await screen.findByText('1 sale');
});

test('an admin holds a payout with a reason, which the seller reads on the order', async () => {
  const { seller, admin, orderId } = await sell();
  const { user } = renderScreen(paths.order(orderId), { as: admin });
  const card = within(await screen.findByRole('region', { name: 'Seller’s payout' }));
  await user.click(card.getByRole('button', { name: 'Hold payout: Bench' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold this payout?' }));
  await user.click(dialog.getByRole('button', { name: 'Hold payout' }));
  await dialog.findByText('Say why');
  await user.type(dialog.getByRole('textbox'), 'The buyer called us.');
  await user.click(dialog.getByRole('button', { name: 'Hold payout' }));
  await waitFor(() => card.getByText('Held by an admin: The buyer called us.'));
  // The page is hidden from the accessibility tree until the dialog is gone.
  await card.findByRole('button', { name: 'Release payout: Bench' });

  renderScreen(paths.order(orderId), { as: seller });
  const own = within(await screen.findByRole('region', { name: 'Your payout' }));
  own.getByText('Held by an admin: The buyer called us.');
  own.getByText('You get');
});

test('the buyer sees no payout', async () => {
  const { buyer, orderId } = await sell();
  renderScreen(paths.order(orderId), { as: buyer });
  await screen.findByRole('region', { name: 'Payment' });
  expect(screen.queryByRole('region', { name: /payout/ })).toBeNull();
});
