import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { guardLeaving } from '../../../ui/leaving/mayLeave.ts';

const { createShop, renderScreen } = setUpApp();

async function aShop() {
  const made = await createShop([
    { productName: 'Rower', resalePrice: 120_00 },
    { productName: 'Bench', resalePrice: 120_00 },
  ]);
  const [rower, bench] = made.products;
  if (!rower || !bench) throw new Error('Nothing was posted.');
  return { ...made, rower, bench };
}

type Options = Parameters<typeof renderScreen>[1];

async function askToDelete(options: Options, title: string) {
  const { user } = renderScreen(paths.profile, options);
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

test('an account with a paid purchase reads what to finish first, and where', async () => {
  const { buyer, rower } = await aShop();
  await buyer.payPart(rower, 'WHOLE');
  const { user, dialog } = await askToDelete({ as: buyer }, 'Finish these first');
  const link = dialog.getByRole('link', { name: 'Rower (bought, not handed over yet)' });
  expect(link).toHaveProperty('pathname', paths.purchases);
  expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a seller is led to the sales', async () => {
  const { seller, buyer, rower } = await aShop();
  await buyer.confirmReceiptOf(await buyer.payPart(rower, 'FIRST_HALF'));
  const { dialog } = await askToDelete({ as: seller }, 'Finish these first');
  const link = dialog.getByRole('link', { name: 'Rower (sold, balance not paid yet)' });
  expect(link).toHaveProperty('pathname', paths.sales);
});

test('the dialog names the effects of the deletion with numbers', async () => {
  const { buyer, rower, bench } = await aShop();
  await buyer.makeOffer(rower, 90_00);
  await buyer.addToBookingList(rower);
  await buyer.addToWishList(bench);
  const { dialog } = await askToDelete({ as: buyer }, 'Delete your account?');
  await dialog.findByText('1 sent offer will be withdrawn.');
  dialog.getByText('2 entries will be removed from the order and wish lists.');
  await dialog.findByRole('button', { name: 'Delete account' });
});

test('while something would be lost, deleting the account asks first', async () => {
  const { buyer } = await aShop();
  const { user, dialog } = await askToDelete({ as: buyer }, 'Delete your account?');
  await user.type(await dialog.findByLabelText('Your password'), 'FitnessZone1!');
  const guard = vi.fn(async () => false);
  const stop = guardLeaving(guard);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await vi.waitFor(() => expect(guard).toHaveBeenCalledWith('sign-out'));
  stop();
  // The next attempt reaches the test's identity provider, which refuses it.
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await dialog.findByRole('alert');
});
