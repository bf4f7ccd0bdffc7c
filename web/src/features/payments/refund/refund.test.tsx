import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentRecord, Records } from '../../../../mocks/records/records.ts';
import { addSale } from '../../../../testing/mockSales.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The payments' screen with one sale. */
const withSale =
  (details: Partial<PaymentRecord> = {}) =>
  (records: Records) => {
    records.payments.length = 0;
    addSale(records, details);
    return paths.payments;
  };

test('an admin refunds a sale in full with a reason, which is shown with who has done it', async () => {
  const { user, records, viewer } = renderApp(withSale(), { role: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Refund: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  expect(dialog.textContent).toMatch(/gets \$120\.00 back in full/);
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await within(dialog).findByText('Please say why');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), ' It never came. ');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const table = screen.getByRole('table', { name: 'Payments' });
  await within(table).findByText('Refunded');
  expect(within(table).getByText(`${viewer?.name}: It never came.`)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'Refund: Bench' })).toBeNull();
  expect(records.payments[0]).toMatchObject({ status: 'REFUNDED', amountRefunded: 120_00 });
});

test('of two instalments it says that both go back', async () => {
  const { user } = renderApp(withSale({ part: 'FIRST_HALF', price: 240_00 }), { role: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Refund: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  expect(dialog.textContent).toMatch(/gets back both instalments/);
});

test('what another admin has refunded meanwhile is refused in the dialog', async () => {
  const { user, records } = renderApp(withSale(), { role: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Refund: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  Object.assign(records.payments[0] ?? {}, { status: 'REFUNDED', amountRefunded: 120_00 });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It never came.');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await within(dialog).findByText('The payment for Bench is refunded already.');
});

test.each([
  ['not paid', { status: 'PENDING' }],
  ['refunded', { status: 'REFUNDED' }],
] as const)('what is %s offers no refund', async (_what, details) => {
  renderApp(withSale(details), { role: 'ADMIN' });
  await screen.findByRole('table', { name: 'Payments' });
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});
