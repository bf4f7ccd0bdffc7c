import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { type Faults, refused } from '../../../testing/faults.ts';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp({ live: true });

/** The application as seen by a buyer with this many unread price drops. */
async function renderWith(
  count: number,
  at: string = paths.about,
  { faults = {}, readAt = null }: { faults?: Faults; readAt?: Date | null } = {},
) {
  const { buyer, seller, category } = await app.createShop();
  const { Notification } = app.shop().models;
  const products = [];
  for (let index = 0; index < count; index += 1) {
    const product = await seller.addProduct(aProduct({ categoryId: category.id }));
    const { productName } = await app.shop().models.Product.findById(product.id).lean().orFail();
    await Notification.create({
      key: new mongo.ObjectId().toHexString(),
      userId: buyer.id,
      kind: 'price-lowered',
      productId: product.id,
      message: `${productName} costs less now.`,
      createdAt: new Date(),
      ...(readAt && { readAt }),
    });
    products.unshift({ id: product.id, productName });
  }
  return { ...app.renderApp(at, { as: buyer, faults }), buyer, seller, products };
}

const bell = (name: string) => screen.findByRole('button', { name });
const openPanel = async (name: string, user: UserEvent) => {
  await user.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};
const itemsOf = (container: { getAllByRole: typeof screen.getAllByRole }) =>
  container.getAllByRole('listitem');
test('the bell counts what is unread and shows the newest ones, of which each leads to its place and is read then', async () => {
  const { user, operations, products } = await renderWith(8);
  const panel = await openPanel('Notifications, 8 unread', user);
  await waitFor(() => expect(itemsOf(panel)).toHaveLength(6));
  const [newest] = products;
  const link = panel.getByRole('link', { name: new RegExp(`^Unread: ${newest?.productName}`) });
  expect(link.getAttribute('href')).toBe(paths.product(newest?.id ?? ''));
  await forget(operations);
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: newest?.productName ?? '' });
  await bell('Notifications, 7 unread');
  expect(operations.filter((name) => name === 'MarkNotificationsRead')).toHaveLength(1);
  const again = await openPanel('Notifications, 7 unread', user);
  await again.findByRole('link', { name: new RegExp(`^${newest?.productName}`) });
});

test('nothing is marked twice: a notification that is read sends nothing when it is followed', async () => {
  const { user, operations } = await renderWith(1, paths.about, { readAt: new Date() });
  const panel = await openPanel('Notifications', user);
  await user.click(await panel.findByRole('link', { name: /costs less now/ }));
  expect(operations).not.toContain('MarkNotificationsRead');
});

test('a notification that could not be marked as read is unread again, and a toast says why', async () => {
  const answer = Promise.withResolvers<void>();
  const refuse = refused('Not just now.');
  const faults: Faults = {
    MarkNotificationsRead: (request) => answer.promise.then(() => refuse(request)),
    // The page it leads to also tries.
    MarkNotificationsReadAbout: refuse,
  };
  const { user, operations } = await renderWith(2, paths.about, { faults });
  const panel = await openPanel('Notifications, 2 unread', user);
  const [first] = await panel.findAllByRole('link', { name: /^Unread/ });
  if (first) await user.click(first);
  await bell('Notifications, 1 unread');
  answer.resolve();
  await screen.findByText('Not just now.');
  await waitFor(() => expect(operations).toContain('MarkNotificationsReadAbout'));
  await bell('Notifications, 2 unread');
  expect(operations.filter((name) => name === 'MarkNotificationsReadAbout')).toHaveLength(1);
});

test('all are marked as read at once, and the button keeps the focus', async () => {
  const { user, operations } = await renderWith(3);
  const panel = await openPanel('Notifications, 3 unread', user);
  const button = await panel.findByRole('button', { name: 'Mark all as read' });
  await forget(operations);
  await user.click(button);
  await screen.findByRole('button', { name: 'Notifications', hidden: true });
  expect(panel.queryAllByRole('link', { name: /^Unread/ })).toEqual([]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(operations).toEqual(['MarkAllNotificationsRead']);
});

test('without any, the bell and the page say so', async () => {
  const { user } = await renderWith(0, paths.notifications);
  await screen.findByRole('heading', { name: 'No notifications yet' });
  const panel = await openPanel('Notifications', user);
  await panel.findByText('No notifications yet.');
  expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(panel.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    paths.notifications,
  );
});

test('the page has them all, page by page, and asks for nothing that the panel has fetched', async () => {
  const { user, operations } = await renderWith(30);
  const panel = await openPanel('Notifications, 30 unread', user);
  await user.click(await panel.findByRole('link', { name: 'See all' }));
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  expect(itemsOf(list)).toHaveLength(24);
  expect(operations.filter((name) => name === 'Notifications')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(itemsOf(list)).toHaveLength(30));
});

test('one that comes meanwhile is on top of the list and counted, without a request', async () => {
  const { operations, buyer, seller } = await renderWith(1, paths.notifications);
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  await bell('Notifications, 1 unread');
  const bench = await seller.addProduct(aProduct({ productName: 'Quiet Bench' }));
  await buyer.addToWishList(bench);
  await forget(operations);
  await seller.markSoldElsewhere(bench);
  await bell('Notifications, 2 unread');
  await waitFor(() => expect(itemsOf(list)[0]?.textContent).toContain('Quiet Bench'));
  expect(operations).toEqual([]);
});

test('quick changes are saved in their order, the last choice last', async () => {
  const saved: string[][] = [];
  const answers = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const faults: Faults = {
    UpdateNotificationSettings({ variables }) {
      saved.push(variables?.mailed as string[]);
      return answers[saved.length - 1]?.promise;
    },
  };
  const { user } = await renderWith(0, paths.notifications, { faults });
  for (const group of ['Money', 'Saved and followed']) {
    await user.click(await screen.findByRole('button', { name: `${group}: details` }));
  }
  const paid = screen.getByRole('checkbox', { name: 'Your payment is confirmed: email' });
  const lowered = screen.getByRole('checkbox', {
    name: 'A product on your wish list costs less: email',
  });
  expect([paid, lowered].map(isChecked)).toEqual([true, false]);
  await user.click(paid);
  await user.click(lowered);
  expect([paid, lowered].map(isChecked)).toEqual([false, true]);
  await waitFor(() => expect(saved).toHaveLength(1));
  answers[0]?.resolve(undefined);
  await waitFor(() => expect(saved).toHaveLength(2));
  answers[1]?.resolve(undefined);
  expect(saved.map((kinds) => [kinds.includes('PAID'), kinds.includes('PRICE_LOWERED')])).toEqual([
    [false, false],
    [false, true],
  ]);
  // Kinds that this role has no switch for stay unchanged.
  expect(saved.at(-1)).toContain('SOLD');
});

test('a group is switched as a whole, in the shop and by email', async () => {
  const { user, buyer } = await renderWith(0, paths.notifications);
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await user.click(await box('Saved and followed: email'));
  await user.click(await box('Saved and followed: in the shop'));
  await user.click(await screen.findByRole('switch', { name: /^Get less urgent emails together/ }));
  const alerts = ['unavailable', 'price-lowered', 'new-listing', 'product-edited'].toSorted();
  const saved = async () => {
    const { hiddenNotifications, mailedNotifications, weeklyMails } = await app
      .shop()
      .models.User.findById(buyer.id)
      .lean()
      .orFail();
    const mailed = alerts.filter((kind) => mailedNotifications?.includes(kind));
    return [hiddenNotifications?.toSorted(), mailed, weeklyMails];
  };
  await expect.poll(saved).toEqual([alerts, alerts, true]);
});

test('notifications of one product are one group, with the other side’s name, and are read together', async () => {
  const { buyer, seller, category } = await app.createShop();
  const bench = await seller.addProduct(aProduct({ categoryId: category.id, resalePrice: 120_00 }));
  const offer = await buyer.makeOffer(bench, 90_00);
  await allNotified(app.shop());
  await buyer.makeOffer(bench, 100_00);
  await allNotified(app.shop());
  const { user } = app.renderApp(paths.notifications, { as: seller });
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  expect(itemsOf(list)).toHaveLength(1);
  const newest = `${buyer.name} changed their offer for ${bench.productName} to \\$100\\.`;
  list.getByRole('link', { name: new RegExp(`^Unread: ${newest}`) });
  await user.click(list.getByRole('button', { name: 'Show 1 earlier' }));
  list.getByRole('link', { name: new RegExp(`${buyer.name} offered \\$90`) });
  await user.click(list.getByRole('link', { name: new RegExp(newest) }));
  await bell('Notifications');
  expect(offer.id).toBeDefined();
});

test('a notification about an open page is read at once, in every tab', async () => {
  const { buyer, seller, category } = await app.createShop();
  const bench = await seller.addProduct(aProduct({ categoryId: category.id }));
  await buyer.addToWishList(bench);
  const { operations } = app.renderApp(paths.product(bench.id), { as: buyer });
  await screen.findByRole('heading', { level: 1, name: bench.productName });
  await bell('Notifications');
  await seller.markSoldElsewhere(bench);
  await allNotified(app.shop());
  await waitFor(() => expect(operations).toContain('MarkNotificationsReadAbout'));
  await bell('Notifications');
  const unread = { userId: buyer.id, readAt: null };
  await waitFor(async () => expect(await app.shop().models.Notification.exists(unread)).toBeNull());
  expect(operations.filter((name) => name === 'MarkNotificationsReadAbout')).toHaveLength(1);
});

const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;
