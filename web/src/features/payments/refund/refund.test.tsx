import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

const menu = () => screen.findByRole('button', { name: 'Actions for Bench' });

/** The payments as an admin sees them, with one sale. */
async function openPayments({ record = {}, sell = addSale } = {}) {
  await app.shop().models.Payment.deleteMany();
  const users = await app.createShop();
  const { id } = await sell({ shop: app.shop(), ...users, record });
  const payment = () => app.shop().models.Payment.findById(id).lean().orFail();
  return { ...users, ...app.renderScreen(paths.payments, { as: users.admin }), id, payment };
}

test('an admin refunds a sale in full with a reason, which is shown with who has done it', async () => {
  const { user, admin, payment } = await openPayments();
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  expect(dialog.textContent).toMatch(/gets \$120\.00 back in full/);
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await within(dialog).findByText('Please say why');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), ' It never came. ');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const table = screen.getByRole('table', { name: 'Payments' });
  await within(table).findByText('Refunded');
  expect(within(table).getByText(`${admin.name}: It never came.`)).toBeInstanceOf(HTMLElement);
  await user.click(await menu());
  await screen.findByRole('menuitem', { name: 'Details' });
  expect(screen.queryByRole('menuitem', { name: /^Refund/ })).toBeNull();
  expect(await payment()).toMatchObject({ status: 'refunded', amountRefunded: 120_00 });
});

test('the dialog says that both instalments go back', async () => {
  const { user } = await openPayments({ sell: addSaleInHalves });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  expect(dialog.textContent).toMatch(/gets back both instalments/);
});

test('the dialog refuses a payment that another admin has refunded meanwhile', async () => {
  const { user, admin, id } = await openPayments();
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Bench?' });
  await admin.refundPayment({ id });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It never came.');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await within(dialog).findByText('The payment for Bench has already been refunded.');
});

test('an admin who sold it reads why there is no refund to make', async () => {
  const { seller } = await openPayments();
  cleanup();
  await app.shop().models.User.updateOne({ _id: seller.id }, { role: 'admin' });
  const { user } = app.renderApp(paths.payments, { as: { ...seller, role: 'admin' } });
  await user.click(await menu());
  await screen.findByText('This is about you, so another admin has to decide.');
  expect(screen.queryByRole('menuitem', { name: /^Refund/ })).toBeNull();
});

test.each([
  ['not paid', { status: 'pending' }],
  ['refunded', { status: 'refunded' }],
] as const)('what is %s offers no refund', async (_what, record) => {
  const { user } = await openPayments({ record });
  await user.click(await menu());
  await screen.findByRole('menuitem', { name: 'Details' });
  expect(screen.queryByRole('menuitem', { name: /^Refund/ })).toBeNull();
});
