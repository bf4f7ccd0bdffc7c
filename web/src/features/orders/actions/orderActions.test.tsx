import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

async function aSale() {
  const users = await app.createShop();
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), ...users });
  const stored = () => app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  return { ...users, stored, id: (await stored())._id.toHexString() };
}

const open = (id: string, as: TestUser) => app.renderScreen(paths.order(id), { as }).user;
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const isShown = async (title: string) => {
  await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('the buyer’s order shows the code; the seller’s asks for it, and says how many tries are left', async () => {
  const { buyer, seller, id, stored } = await aSale();
  const code = (await stored()).code?.text ?? '';
  open(id, buyer);
  await screen.findByLabelText(`Your code: ${[...code].join(' ')}`);

  cleanup();
  const user = open(id, seller);
  await press(user, 'Enter the code');
  const dialog = await inDialog();
  dialog.getByText('5 tries left');
  const wrong = code === '111111' ? '222222' : '111111';
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), wrong);
  await user.click(dialog.getByRole('button', { name: 'Confirm hand-over' }));
  await waitFor(async () => expect((await stored()).code?.triesLeft).toBe(4));
  const field = dialog.getByRole('textbox', { name: 'Code' });
  await user.clear(field);
  await user.type(field, code);
  await user.click(dialog.getByRole('button', { name: 'Confirm hand-over' }));
  await isShown('All done');
  expect(await stored()).toMatchObject({ state: 'confirmed', handOverProof: 'code' });
});

test('a buyer confirms the receipt after a question', async () => {
  const { buyer, seller, id } = await aSale();
  await seller.claimHandOver(id);
  const user = open(id, buyer);
  await screen.findByRole('heading', { name: 'Confirm that you received it' });
  await press(user, 'Confirm receipt');
  await press(user, 'Yes, I received it');
  await isShown('All done');
  await screen.findByText('You confirmed the hand-over');
});

test('a seller who cancels says why, and the buyer gets everything back', async () => {
  const { seller, id, stored } = await aSale();
  const user = open(id, seller);
  await press(user, 'Cancel the sale');
  const dialog = await inDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel the sale' }));
  await dialog.findByText('Choose a reason');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'OTHER');
  await user.click(dialog.getByRole('button', { name: 'Cancel the sale' }));
  await dialog.findByText('Say why');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'NOT_AVAILABLE');
  await user.click(dialog.getByRole('button', { name: 'Cancel the sale' }));
  await isShown('Cancelled');
  expect((await stored()).cancellation).toMatchObject({ by: 'seller', reason: 'not-available' });
});

test('a partial refund is asked for as people type it, at most what was paid, and accepted exactly', async () => {
  const { buyer, seller, id, stored } = await aSale();
  const user = open(id, buyer);
  await press(user, 'Report a problem');
  const dialog = await inDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What’s wrong?' }), 'BROKEN');
  await user.type(dialog.getByRole('textbox', { name: 'What happened' }), 'The seat is torn.');
  await user.click(dialog.getByRole('radio', { name: 'Part of the price back' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '121');
  await user.click(dialog.getByRole('button', { name: 'Report problem' }));
  await dialog.findByText(/must be at most \$120\.00/);
  await user.clear(amount);
  await user.type(amount, '20.50');
  await user.click(dialog.getByRole('button', { name: 'Report problem' }));
  await isShown(`Waiting for ${seller.name} to answer`);
  screen.getByText('$20.50 back');
  await seller.answerProblem(id, 'OFFER', 10_25, 'Half of it?');
  expect((await stored()).problems[0]).toMatchObject({ wishedAmount: 20_50, offeredAmount: 10_25 });
});

test('a refusal shows changes made elsewhere meanwhile, and the typed text stays', async () => {
  const { buyer, id } = await aSale();
  const user = open(id, buyer);
  await press(user, 'Report a problem');
  const dialog = await inDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What’s wrong?' }), 'BROKEN');
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' });
  await user.type(field, 'It squeaks.');
  await user.click(dialog.getByRole('radio', { name: 'Something else' }));
  await buyer.reportProblem(id, { reason: 'OTHER', wish: 'OTHER', text: 'It never came.' });
  await user.click(dialog.getByRole('button', { name: 'Report problem' }));
  await dialog.findByText('A problem with Bench is open. Settle it first.');
  expect(field.value).toBe('It squeaks.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('It never came.');
});

test('an admin reads both sides and decides an amount with a sentence to both', async () => {
  const { admin, buyer, seller, id, stored } = await aSale();
  await buyer.reportProblem(id, { reason: 'BROKEN', wish: 'OTHER', text: 'The seat is torn.' });
  await seller.answerProblem(id, 'DECLINE', undefined, 'It was fine.');
  await buyer.escalateProblem(id);
  const user = open(id, admin);
  await screen.findByRole('heading', { name: 'Decide on the problem' });
  screen.getByText('The seat is torn.');
  screen.getByText('It was fine.');
  const form = within(await screen.findByRole('form', { name: 'Decide on the problem' }));
  await user.click(form.getByRole('radio', { name: 'Another amount' }));
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '30');
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'The photos show the tear.');
  await user.click(form.getByRole('button', { name: 'Send decision' }));
  await screen.findByText('Closed problem');
  expect((await stored()).refunds[0]?.amount).toBe(30_00);
});

test('an admin decides on what the buyer asks, below the listing as it was sold', async () => {
  const { admin, buyer, id, stored } = await aSale();
  await buyer.reportProblem(id, {
    reason: 'BROKEN',
    wish: 'PARTIAL_REFUND',
    text: 'The seat is torn.',
    amount: 25_00,
  });
  await buyer.escalateProblem(id);
  const user = open(id, admin);
  await screen.findByRole('region', { name: 'The listing as sold' });
  const form = within(await screen.findByRole('form', { name: 'Decide on the problem' }));
  await user.click(form.getByRole('radio', { name: /^Refund \$25/ }));
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'The photos show the tear.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Send decision' }));
  await screen.findByText('Closed problem');
  expect((await stored()).problems[0]).toMatchObject({ decision: 'partial-refund' });
  expect((await stored()).refunds[0]?.amount).toBe(25_00);
});
