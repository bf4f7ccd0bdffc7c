import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified, notify } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, describe, expect, test } from 'vitest';
import {
  fields,
  type Notification,
  notificationsOf as notificationsIn,
} from './notifications.fixture.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

const notificationsOf = (user: TestUser, first?: number) => notificationsIn(shop, user, first);

describe('read marks', () => {
  const mark = (user: TestUser, ids: string[]) =>
    user.graphql<{ markNotificationsRead: { notifications: Notification[] | null; code: string } }>(
      `mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) {
        success message code notifications { ${fields} } viewer { unreadNotificationCount }
      } }`,
      { ids },
    );

  test('stay when they are set, and count down', async () => {
    const buyer = await createUser(shop);
    const ids = [await notify(shop, buyer.id), await notify(shop, buyer.id)];
    expect((await notificationsOf(buyer)).unread).toBe(2);
    const { markNotificationsRead } = await mark(buyer, ids.slice(0, 1));
    expect(markNotificationsRead).toMatchObject({
      message: '1 notification marked as read',
      viewer: { unreadNotificationCount: 1 },
    });
    const readAt = markNotificationsRead.notifications?.[0]?.readAt;
    expect(readAt).not.toBeNull();
    const again = await mark(buyer, [...ids, 'nonsense']);
    expect(again.markNotificationsRead).toMatchObject({
      message: '1 notification marked as read',
      viewer: { unreadNotificationCount: 0 },
    });
    expect(again.markNotificationsRead.notifications?.map((one) => one.id)).toEqual(
      ids.toReversed(),
    );
    expect(again.markNotificationsRead.notifications?.[1]?.readAt).toBe(readAt);
  });

  test('can’t be set for other accounts', async () => {
    const [buyer, other] = [await createUser(shop), await createUser(shop)];
    const id = await notify(shop, other.id);
    expect(await mark(buyer, [id]).settled()).toMatchObject({ refusal: 'not-found' });
    expect((await notificationsOf(other)).unread).toBe(1);
  });

  test('are set up to a notification, and none that came later', async () => {
    const buyer = await createUser(shop);
    const ids: string[] = [];
    for (let i = 0; i < 105; i += 1) ids.push(await notify(shop, buyer.id));
    const until = ids.at(-2);
    const { markAllNotificationsRead } = await buyer.graphql<{
      markAllNotificationsRead: { message: string; notifications: { id: string }[] };
    }>(
      `mutation ($until: ID!) { markAllNotificationsRead(until: $until) {
        success message code notifications { id readAt } viewer { unreadNotificationCount }
      } }`,
      { until },
    );
    expect(markAllNotificationsRead).toMatchObject({
      message: '104 notifications marked as read',
      viewer: { unreadNotificationCount: 1 },
    });
    const marked = markAllNotificationsRead.notifications.map(({ id }) => id);
    expect(marked).toEqual(ids.slice(4, 104).toReversed());
    const { all } = await notificationsOf(buyer, 100);
    expect(all.filter(({ readAt }) => readAt === null).map(({ id }) => id)).toEqual(ids.slice(-1));
  });

  test('are published only to the account’s own open pages', async () => {
    const buyer = await createUser(shop);
    const heard: unknown[] = [];
    const stop = shop.events.listen((change) => {
      if (change?.kind === 'notification') heard.push(change);
    });
    const id = await notify(shop, buyer.id);
    await mark(buyer, [id]);
    await mark(buyer, [id]);
    stop();
    expect(heard).toEqual([{ kind: 'notification', notificationId: id, userId: buyer.id }]);
  });
});

describe('opening a page marks only its own notifications as read', () => {
  const look = (user: TestUser, input: object) =>
    user.graphql<{
      markNotificationsReadAbout: {
        notifications: { kind: string }[];
        viewer: { unreadNotificationCount: number };
      };
    }>(
      `mutation ($input: NotificationSubjectsInput!) { markNotificationsReadAbout(input: $input) {
        success message code notifications { kind } viewer { unreadNotificationCount }
      } }`,
      { input },
    );
  /** The kinds that opening a page marks as read, newest first, and the number left. */
  const read = async (user: TestUser, input: object) => {
    const { markNotificationsReadAbout: answer } = await look(user, input);
    return [
      answer.notifications.map(({ kind }) => kind),
      answer.viewer.unreadNotificationCount,
    ] as const;
  };

  test('a product with its offers, an order with what led to it, a thread with its offers, kinds', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const [bench, rower] = [
      await seller.addProduct(aProduct({ resalePrice: 120_00 })),
      await seller.addProduct(aProduct({ resalePrice: 120_00 })),
    ];
    const { thread } = await buyer.askSeller(bench, 'Does it fold?');
    await allNotified(shop);
    for (const who of [buyer, otherBuyer]) await who.makeOffer(bench, 90_00);
    await buyer.makeOffer(rower, 90_00);
    await allNotified(shop);
    await notify(shop, seller.id, 'unverified');
    expect((await notificationsOf(seller)).unread).toBe(5);
    expect(await read(otherBuyer, { productIds: [bench.id], threadId: thread.id })).toEqual([
      [],
      0,
    ]);
    expect(await read(seller, {})).toEqual([[], 5]);
    expect(await read(seller, { kinds: ['UNVERIFIED'] })).toEqual([['UNVERIFIED'], 4]);
    expect(await read(seller, { threadId: thread.id })).toEqual([['OFFER_MADE'], 3]);
    expect(await read(seller, { productIds: [rower.id] })).toEqual([['OFFER_MADE'], 2]);
    const orderId = await orderIdOf(shop, (await buyer.payPart(bench, 'WHOLE')).id);
    await allNotified(shop);
    expect(await read(seller, { orderId })).toEqual([['SOLD'], 2]);
    expect(await read(seller, { orderId })).toEqual([[], 2]);
    expect(await read(buyer, { orderId })).toEqual([['PAID'], 0]);
    expect((await notificationsOf(seller)).all.filter(({ readAt }) => !readAt)).toMatchObject([
      { kind: 'OFFER_MADE' },
      { kind: 'MESSAGE' },
    ]);
  });

  test('in REST, too', async () => {
    const buyer = await createUser(shop);
    await notify(shop, buyer.id);
    const marked = await buyer.send({
      method: 'PATCH',
      url: '/markNotificationsReadAbout',
      payload: { kinds: ['verified'] },
    });
    expect(marked.json()).toEqual({ success: true, message: '1 notification marked as read' });
  });
});

test('the shop reads the other side’s name when it shows a notification; the stored text has none', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
  await buyer.makeOffer(bench, 80_00);
  await allNotified(shop);
  const shown = async () =>
    (
      await seller.graphql<{ notifications: { nodes: object[] } }>(
        '{ notifications { nodes { message deed actor { name } } } }',
      )
    ).notifications.nodes;
  const deed = 'offered $80 for Bench.';
  const message = `A buyer ${deed}`;
  expect(await shown()).toEqual([{ message, deed, actor: { name: buyer.name } }]);
  // Only an account that has written can be blocked.
  await buyer.askSeller(bench, 'Is it loud?');
  await seller.blockUser(buyer);
  expect((await shown()).at(-1)).toEqual({ message, deed, actor: null });
  await seller.unblockUser(buyer);
  expect((await shown()).at(-1)).toEqual({ message, deed, actor: { name: buyer.name } });
  await admin.deleteUser(buyer);
  expect((await shown()).at(-1)).toEqual({ message, deed, actor: null });
});

test('kinds that somebody doesn’t want in the shop are only mailed, or nowhere', async () => {
  const { seller, buyer } = await createUsers(shop);
  const settings = (mailed: string[]) =>
    seller.graphql(
      `mutation ($mailed: [NotificationKind!]!) {
        updateNotificationSettings(mailed: $mailed, hidden: [BOOKED, SUSPENDED]) {
          success viewer { hiddenNotifications weeklyMails }
        }
      }`,
      { mailed },
    );
  expect(await settings(['BOOKED'])).toMatchObject({
    updateNotificationSettings: { viewer: { hiddenNotifications: ['BOOKED'], weeklyMails: false } },
  });
  await buyer.addToBookingList(await seller.addProduct(aProduct()));
  await allNotified(shop);
  expect(await notificationsOf(seller)).toEqual({ all: [], unread: 0 });
  const mails = async () => (await shop.mail.kept?.(seller.id))?.length;
  await expect.poll(mails).toBe(1);
  await settings([]);
  await buyer.addToBookingList(await seller.addProduct(aProduct()));
  await allNotified(shop);
  expect(await shop.models.Notification.countDocuments({ userId: seller.id })).toBe(1);
});

test('REST lists notifications newest first, in pages, and marks them as read', async () => {
  const buyer = await createUser(shop);
  const ids = [await notify(shop, buyer.id), await notify(shop, buyer.id)];
  type Listed = { _id: string; readAt?: number }[];
  const first = await buyer.send({ url: '/notifications?limit=1' });
  expect(first.json<Listed>().map(({ _id }) => _id)).toEqual(ids.slice(1));
  expect(first.headers.link).toBe(`</notifications?limit=1&after=${ids[1]}>; rel="next"`);
  const rest = await buyer.get<Listed>(`/notifications?limit=1&after=${ids[1]}`);
  expect(rest.map(({ _id }) => _id)).toEqual(ids.slice(0, 1));
  const marked = await buyer.send({
    method: 'PATCH',
    url: '/markNotificationsRead',
    payload: { ids },
  });
  expect(marked.json()).toEqual({
    success: true,
    message: '2 notifications marked as read',
  });
  const all = await buyer.get<Listed>('/notifications');
  expect(all.map(({ readAt }) => typeof readAt)).toEqual(['number', 'number']);
});

test('an account sets what comes by mail; others do not see it', async () => {
  const [buyer, other] = [await createUser(shop), await createUser(shop, { role: 'admin' })];
  const settings = async (user: TestUser) =>
    (
      await user.graphql<{ me: { mailedNotifications: string[] } }>(
        '{ me { mailedNotifications } }',
      )
    ).me.mailedNotifications;
  expect(await settings(buyer)).toEqual([
    ...['SOLD', 'PAID', 'HANDED_OVER', 'PROBLEM_REPORTED', 'REFUNDED'],
    ...['REFUND_FAILED', 'REFUND_PAID_ANOTHER_WAY', 'REFUND_RELEASED', 'MESSAGE'],
    ...[
      'OFFER_MADE',
      'OFFER_COUNTERED',
      'OFFER_ACCEPTED',
      'COUNTER_OFFER_ACCEPTED',
      'OFFER_DECLINED',
      'OFFER_LAPSED',
      'OFFER_UNPAID',
    ],
    ...[
      'BALANCE_DUE',
      'BALANCE_REMINDER',
      'BALANCE_OVERDUE',
      'BALANCE_PAID',
      'SALE_CANCELLED',
      'PICK_UP_PROPOSED',
      'PICK_UP_AGREED',
      'PICK_UP_REMINDER',
      'PICK_UP_ARRIVED',
      'PRODUCT_HIDDEN',
    ],
    ...['HAND_OVER_CLAIMED', 'HAND_OVER_OBJECTED', 'CANCELLATION_REQUESTED'],
    ...['CANCELLATION_DECLINED', 'DECISION_NEEDED', 'PROBLEM_UPDATED', 'PROBLEM_CLOSED'],
    'PARTLY_REFUNDED',
    ...['PAYOUT_SETUP_NEEDED', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_REVERSED', 'PAYOUT_HELD'],
  ]);
  const { updateNotificationSettings } = await buyer.graphql<{
    updateNotificationSettings: { viewer: object };
  }>(
    `mutation ($mailed: [NotificationKind!]!) { updateNotificationSettings(mailed: $mailed) {
      success message code viewer { mailedNotifications }
    } }`,
    { mailed: ['VERIFIED', 'BOOKED', 'VERIFIED'] },
  );
  expect(updateNotificationSettings.viewer).toEqual({
    mailedNotifications: ['BOOKED', 'VERIFIED'],
  });
  expect(await settings(buyer)).toEqual(['BOOKED', 'VERIFIED']);
  const { users } = await other.graphql<{ users: { edges: { node: object }[] } }>(
    '{ users(filter: { role: BUYER }, first: 1) { edges { node { mailedNotifications unreadNotificationCount } } } }',
  );
  expect(users.edges[0]?.node).toEqual({
    mailedNotifications: null,
    unreadNotificationCount: null,
  });
});
