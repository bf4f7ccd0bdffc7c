import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

test('the details of a payment say what has happened to it, in the order of the times', async () => {
  const { admin, ...users } = await app.createShop();
  const { buyer } = users;
  const sale = await addSale({ shop: app.shop(), ...users });
  await buyer.confirmReceiptOf(sale);
  await buyer.reportProblemWith(sale, 'The belt is torn.');
  const { user } = app.renderScreen(paths.payments, { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Actions for Bench' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment for Bench' });
  within(dialog).getByText(`${buyer.name}, ${buyer.email}`);
  const lines = within(dialog).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Payment started/),
    expect.stringMatching(/^Paid\$120\.00/),
    expect.stringMatching(/^Handed over/),
    expect.stringMatching(/^Problem reported by the buyerThe belt is torn\./),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
