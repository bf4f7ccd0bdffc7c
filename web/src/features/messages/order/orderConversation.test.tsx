import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollTo } from '../../../../testing/browserApiStubs.ts';
import { type Faults, failed, refused } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp({ live: true });

async function aSale() {
  const users = await app.createShop();
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), ...users });
  const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  const id = order._id.toHexString();
  const open = (as: (typeof users)['buyer'], faults: Faults = {}) =>
    app.renderScreen(paths.order(id), { as, faults });
  return { ...users, id, order, open };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const field = async () => (await panel()).findByRole('textbox', { name: /^Message to/ });

test('the seller begins in the order, and the buyer reads it there', async () => {
  const { seller, buyer, order, open } = await aSale();
  const { user, operations } = open(seller);
  (await panel()).getByText(new RegExp(`^Write to ${buyer.name} about this deal`));
  await user.type(await field(), 'When can you come?{Enter}');
  await within(await screen.findByRole('log')).findByText('When can you come?');
  await waitFor(async () => expect((await panel()).queryByText(/^Write to/)).toBeNull());
  expect(operations.filter((name) => name === 'SendOrderMessage')).toHaveLength(1);

  cleanup();
  open(buyer);
  const log = await screen.findByRole('log');
  await within(log).findByText('When can you come?');
  const unread = async () =>
    (await app.shop().models.Thread.findOne({ productId: order.productId }).lean().orFail()).unread
      ?.buyer;
  // It isn't in view, so it stays unread.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await unread()).toBe(1);
  scrollTo(log);
  await expect.poll(unread).toBe(0);
});

test('a message that is refused stays with the reason, before the first one, too', async () => {
  const { seller, open } = await aSale();
  const { user } = open(seller, {
    SendOrderMessage: refused('Too many messages.', 'TOO_MANY_REQUESTS'),
  });
  await user.type(await field(), 'Hello{Enter}');
  await screen.findByText('Not sent. Too many messages.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  (await panel()).getByText(/^Write to/);
});

test('messages that cannot be loaded are asked for again', async () => {
  const { seller, buyer, id, open } = await aSale();
  await seller.sendOrderMessage(id, 'When can you come?');
  let isDown = true;
  const { user } = open(buyer, { Thread: () => (isDown ? failed() : undefined) });
  const retry = await (await panel()).findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  await within(await screen.findByRole('log')).findByText('When can you come?');
});

test('people who blocked each other write here, and read why they no longer can', async () => {
  const { seller, buyer, admin, id, order, open } = await aSale();
  await seller.sendOrderMessage(id, 'When can you come?');
  await seller.blockUser(buyer);
  open(seller);
  await (await panel()).findByText(/^You blocked .* you can still write to each other\.$/);
  await field();
  await admin.refundPayment({ id: order.firstPaymentId.toHexString() });
  // The order stays open for the moment that the refund takes.
  await waitFor(async () => {
    (await panel()).getByText(/^You blocked .* Neither of you can write/);
    expect((await panel()).queryByRole('textbox')).toBeNull();
  });
});

test('an order that ended without a word offers no field, and admins see no conversation', async () => {
  const { seller, admin, order, open } = await aSale();
  await admin.refundPayment({ id: order.firstPaymentId.toHexString() });
  open(seller);
  await (await panel()).findByText('This order has ended, so you can’t begin a conversation here.');
  cleanup();
  open(admin);
  await screen.findByRole('list', { name: 'Timeline' });
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
});

test('nobody writes to an account that was deleted', async () => {
  const { seller, buyer, admin, open } = await aSale();
  await admin.deleteUser(buyer);
  open(seller);
  await (await panel()).findByText('This account was deleted, so you can’t write to it.');
});
