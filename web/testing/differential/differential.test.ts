import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Records } from '../../mocks/records/records.ts';
import { attemptsOf, boundedArguments, boundedQueries } from './bounds.ts';
import { accountCases } from './cases/account.cases.ts';
import { balanceCases } from './cases/balance.cases.ts';
import { catalogCases } from './cases/catalog.cases.ts';
import { editingCases } from './cases/editing.cases.ts';
import { hidingCases } from './cases/hiding.cases.ts';
import { listCases } from './cases/list.cases.ts';
import { messageCases } from './cases/message.cases.ts';
import { notificationCases } from './cases/notification.cases.ts';
import { offerCases } from './cases/offer.cases.ts';
import { paymentCases } from './cases/payment.cases.ts';
import { queryCases } from './cases/query.cases.ts';
import { refundCases } from './cases/refund.cases.ts';
import { reportCases } from './cases/report.cases.ts';
import { reviewCases } from './cases/review.cases.ts';
import { clientOperations } from './clientOperations.ts';
import { copyRecords } from './copyRecords.ts';
import { type FilledShop, fillShop, nothing } from './fillShop.ts';
import { followMock, followServer, lastChange } from './followers.ts';
import { createNormalizer } from './normalize.ts';
import { openTwoShops, type TwoShops, type Users } from './twoShops.ts';

/**
 * What a server refuses and the mocks cannot: they have neither limits nor parts that fail.
 *
 * | Refusal | Why the mocks never give it |
 * | --- | --- |
 * | `TOO_MANY_REQUESTS` | nothing is counted |
 * | `TOO_LARGE` | a photo is not decoded |
 * | `UNAVAILABLE` | no database, identity provider or card provider can be down |
 * | `PAYMENT_REFUSED` by the provider, or for an intent that does not match its record | there is no provider whose records could differ |
 * | `CONFLICT` for an account that is being deleted | a deletion is one step |
 * | `CONFLICT` for an e-mail of another identity, or changed at the provider | the mocks' identities are their e-mails |
 * | an admin named by `ADMIN_EMAILS` | there is no configuration |
 *
 * Reminders of balances and mails are made by the server alone, some time after their notifications.
 *
 * Changes after `since` may come twice from the server, which overlaps batches by ten seconds; and of an
 * account with products that is deleted the server tells in several steps, the mocks in one.
 */

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.close());

/** For each operation that changes something the name of the case in which it changes most. */
const changing: Readonly<Record<string, string>> = {
  GetToken: 'with the ID token of an account',
  AddUser: 'as a seller',
  UpdateProfile: 'sent by a seller',
  AddAdmin: 'for a buyer with lists',
  DemoteAdmin: 'for one who was a seller',
  VerifyUser: 'sent by an admin',
  UnverifyUser: 'sent by an admin',
  SuspendUser: 'sent by an admin',
  RestoreUser: 'sent by an admin',
  DeleteAccount: 'by a seller without products',
  DeleteUser: 'for a seller without products',
  AddCategory: 'sent by an admin',
  UpdateCategory: 'sent by an admin',
  MoveCategory: 'sent by an admin',
  DeleteCategory: 'sent by an admin',
  AddProduct: 'with photos',
  UpdateProduct: 'in all fields, on lists',
  PauseProduct: 'that is advertised and on lists',
  ResumeProduct: 'that is advertised and on lists',
  MarkSoldElsewhere: 'that is advertised and on lists',
  RelistProduct: 'that is advertised and on lists',
  DeleteProduct: 'that others have booked and begun to pay',
  HideProduct: 'that is advertised and on lists',
  RestoreProduct: 'that was deleted and is on lists',
  AdvertiseProduct: 'sent by a seller',
  EndAdvertisement: 'sent by a seller',
  AddToBookingList: 'for a product on the wish list',
  AddToWishList: 'sent by a buyer',
  DeleteBookingProduct: 'sent by a buyer',
  DeleteWishProduct: 'sent by a buyer',
  CreatePaymentIntent: 'sent by a buyer',
  RecordPayment: 'for what is on both lists',
  MakeOffer: 'sent by a buyer',
  WithdrawOffer: 'sent by a buyer',
  DeclineOffer: 'sent by a seller',
  AcceptOffer: 'with others, and on lists',
  ConfirmReceipt: 'sent by a buyer',
  ReportProblem: 'sent by a buyer',
  ConfirmHandOver: 'sent by a seller',
  CancelSale: 'sent by an admin',
  RefundPayment: 'sent by an admin',
  AddReview: 'after the other side has written',
  MarkNotificationsRead: 'sent by a buyer',
  MarkAllNotificationsRead: 'sent by a buyer',
  UpdateNotificationSettings: 'sent by a buyer',
  AskSeller: 'once more',
  SendMessage: 'sent by a seller',
  MarkThreadRead: 'sent by a buyer',
  ReportMessage: 'sent by a buyer',
  ReportProduct: 'sent by a buyer',
  ReportUser: 'sent by a buyer',
  DecideReport: 'of a product: HIDE',
  BlockUser: 'sent by a buyer',
  UnblockUser: 'who is blocked already',
};

const mutations = [
  ...accountCases(),
  ...catalogCases(),
  ...editingCases(),
  ...hidingCases(),
  ...listCases(),
  ...paymentCases(),
  ...offerCases(),
  ...balanceCases(),
  ...refundCases(),
  ...notificationCases(),
  ...reviewCases(),
  ...messageCases(),
  ...reportCases(),
];
const isTested = new Set([
  ...mutations.map(({ operation }) => operation),
  ...Object.keys(queryCases),
  'DemoMails',
  'LiveChanges',
  // What the machine and its services are like.
  'Health',
]);

test('every operation of the web application has a case', () => {
  expect([...clientOperations.keys()].toSorted()).toEqual([...isTested].toSorted());
});

describe.each(mutations)('$operation', ({ operation, when, arrange }) => {
  test(`${when}: the mocks answer as the server does, and change the same records`, async () => {
    const { variables, sender } = await arrange(await shops.begin(), shops);
    const { mock, before } = await shops.copy();
    const fromServer = await shops.askServer(operation, variables, sender);
    const fromMock = await shops.askMock(mock, operation, variables, sender);
    expectEqual(before, uncounted(operation, fromMock), uncounted(operation, fromServer));
    await expectSameRecords(before, mock.records);
  });
});

describe.each(['many records', 'none'] as const)('with %s', (amount) => {
  let users: Users;
  let copied: Awaited<ReturnType<TwoShops['copy']>>;
  let filled: FilledShop;
  beforeAll(async () => {
    users = await shops.begin();
    filled = amount === 'none' ? nothing : await fillShop(users, shops);
    copied = await shops.copy();
  });

  test.each(Object.entries(queryCases))(
    'the mocks answer %s as the server does',
    async (operation, variants) => {
      for (const [when, variables] of Object.entries(variants(filled))) {
        for (const sender of [null, users.buyer, users.seller, users.admin]) {
          const fromServer = await shops.askServer(operation, variables, sender);
          const fromMock = await shops.askMock(copied.mock, operation, variables, sender);
          const role = sender?.role ?? 'visitor';
          expectEqual(
            copied.before,
            fromMock,
            fromServer,
            `${operation} ${when}, sent by a ${role}`,
          );
        }
      }
    },
  );
});

/** For each mutation a case whose variables keep to all bounds. */
const bounded = mutations.filter(({ operation, when }) => when === changing[operation]);

test('every argument that has bounds is tried beyond them', () => {
  const tried = [
    ...bounded.map(({ operation }) => `Mutation${operation}Args`),
    ...boundedQueries.map(({ name }) => name),
    'SubscriptionChangesArgs',
  ];
  expect(boundedArguments.toSorted()).toEqual(tried.toSorted());
});

describe.each(bounded)('$operation', ({ operation, arrange }) => {
  test('beyond its bounds: the mocks refuse what the server refuses, and take what it takes', async () => {
    const { variables, sender } = await arrange(await shops.begin(), shops);
    const { beyond, within } = attemptsOf(`Mutation${operation}Args`, variables);
    expect(beyond).not.toEqual([]);
    const { mock, before } = await shops.copy();
    for (const { what, variables } of beyond) {
      const fromServer = await shops.askServer(operation, variables, sender);
      const fromMock = await shops.askMock(mock, operation, variables, sender);
      expect(JSON.stringify(fromServer), what).toMatch(refused);
      expectEqual(before, fromMock, fromServer, what);
    }
    expect(mock.records).toEqual(before);
    for (const { what, variables } of within) {
      const fromServer = await shops.askServer(operation, variables, sender);
      const fromMock = await shops.askMock(mock, operation, variables, sender);
      expect(JSON.stringify(fromServer), what).not.toMatch(refused);
      expectEqual(before, uncounted(operation, fromMock), uncounted(operation, fromServer), what);
    }
    await expectSameRecords(before, mock.records);
  });
});

describe('queries', () => {
  let users: Users;
  let copied: Awaited<ReturnType<TwoShops['copy']>>;
  beforeAll(async () => {
    users = await shops.begin();
    copied = await shops.copy();
  });

  test.each(boundedQueries)(
    '$name beyond their bounds: the mocks refuse what the server refuses, and take what it takes',
    async ({ name, query, present }) => {
      const { beyond, within } = attemptsOf(name, present);
      for (const { what, variables } of [...beyond, ...within]) {
        for (const sender of [null, users.buyer, users.seller, users.admin]) {
          const fromServer = await shops.sendToServer(query, variables, sender);
          const fromMock = await shops.sendToMock(copied.mock, query, variables, sender);
          expectEqual(copied.before, fromMock, fromServer, `${what}, sent by ${sender?.role}`);
        }
      }
      // Who is not allowed to ask at all is told so first.
      const sender = users[askers[name] ?? 'buyer'];
      const asked = beyond.map(({ variables }) => shops.sendToServer(query, variables, sender));
      for (const answer of await Promise.all(asked)) {
        expect(JSON.stringify(answer)).toMatch(refused);
      }
    },
  );
});

/** The users who send the queries that buyers may not send. */
const askers: Readonly<Record<string, 'seller' | 'admin'>> = {
  QueryProductStatisticsArgs: 'seller',
  QueryAdminProductsArgs: 'admin',
  AdminProductFilter: 'admin',
  QueryPersonArgs: 'admin',
  QueryPaymentsArgs: 'admin',
  QueryOverviewArgs: 'admin',
  QueryAuditLogArgs: 'admin',
  QueryAdminPeopleArgs: 'admin',
  QueryDeletionEffectsArgs: 'admin',
  QueryReportsArgs: 'admin',
  QuerySignInsArgs: 'admin',
};

/** For each operation that changes something the case in which it changes most. */
const publishing = mutations.filter(({ operation, when }) => when === changing[operation]);

test('every mutation that changes records has a case of the changes that it publishes', () => {
  expect(publishing.map(({ operation }) => operation).toSorted()).toEqual(
    Object.keys(changing).toSorted(),
  );
});

describe.each(publishing)('of $operation', ({ operation, when, arrange }) => {
  test(`${when}, everybody receives the same from the mocks as from the server`, async () => {
    const users = await shops.begin();
    const { variables, sender } = await arrange(users, shops);
    const { mock, before } = await shops.copy();
    const { buyer, seller, otherBuyer, admin } = users;
    const followers = await Promise.all(
      [null, buyer, seller, otherBuyer, admin].map(async (follower) => ({
        name: follower?.name ?? 'visitor',
        server: await followServer(shops.url, follower),
        mock: await followMock(mock, follower),
      })),
    );
    await shops.askServer(operation, variables, sender);
    await shops.askMock(mock, operation, variables, sender);
    shops.shop.events.publish(lastChange);
    mock.changes.publish([lastChange]);
    for (const follower of followers) {
      const [fromMock, fromServer] = [
        await follower.mock.received(),
        await follower.server.received(),
      ];
      expectEqual(before, fromMock, fromServer, follower.name);
      await Promise.all([follower.mock.stop(), follower.server.stop()]);
    }
  });
});

test('the mocks answer DemoMails as the server does to whom no mail was made for', async () => {
  const { buyer } = await shops.begin();
  const { mock, before } = await shops.copy();
  for (const sender of [null, buyer]) {
    const fromServer = await shops.askServer('DemoMails', {}, sender);
    expectEqual(before, await shops.askMock(mock, 'DemoMails', {}, sender), fromServer);
  }
});

test('Changes since a moment that neither knows are incomplete', async () => {
  await shops.begin();
  const { mock } = await shops.copy();
  const [server, mocked] = [
    await followServer(shops.url, null, 'unknown'),
    await followMock(mock, null, 'unknown'),
  ];
  shops.shop.events.publish(lastChange);
  mock.changes.publish([lastChange]);
  expect(await mocked.received()).toEqual(await server.received());
  await Promise.all([mocked.stop(), server.stop()]);
});

/** An answer that says that a value is beyond its bounds. */
const refused = /"code":"(INVALID|BAD_USER_INPUT)"/;

function expectEqual(before: Records, fromMock: unknown, fromServer: unknown, what?: string): void {
  expect(createNormalizer(before)(fromMock), what).toEqual(createNormalizer(before)(fromServer));
}

/**
 * A mutation's answer without the count of unread notifications: those of the act itself are made after the answer,
 * and may be there before it.
 */
const uncounted = (operation: string, answer: unknown): unknown =>
  operation.endsWith('NotificationsRead')
    ? answer
    : JSON.parse(
        JSON.stringify(answer).replaceAll(/"unreadNotificationCount":\d+/g, '"a count":0'),
      );

/** The records with their notifications sorted: those of one act are made in any order. */
const inOrder = ({ notifications, ...records }: Records): Records => ({
  ...records,
  notifications: notifications.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
});
const orderOf = ({ userId, kind, message, id }: Records['notifications'][number]) =>
  [userId, kind, message, id].join();

async function expectSameRecords(before: Records, ofMock: Records): Promise<void> {
  expectEqual(before, inOrder(ofMock), inOrder(await copyRecords(shops.shop)));
}
