import { readdirSync, readFileSync } from 'node:fs';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { mutations } from '@fitness-zone/testkit/mutations/all-mutations.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { type HttpUser, uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import { expect, test } from 'vitest';
import { adminActions, adminScreens } from './actions/admin.actions.ts';
import { buyerActions, buyerScreens } from './actions/buyer.actions.ts';
import { expectOneOperationEach } from './actions/expectOneOperationEach.ts';
import { messageActions, messageScreens } from './actions/message.actions.ts';
import { notificationActions, notifiedScreens } from './actions/notification.actions.ts';
import {
  answeringActions,
  answeringScreens,
  bidderActions,
  bidderScreens,
} from './actions/offer.actions.ts';
import { orderStepStories, orderStories } from './actions/order.stories.ts';
import { payoutStories } from './actions/payout.stories.ts';
import { operationName } from './actions/registeredMutations.ts';
import { alertStories, savedSearchActions, savingScreens } from './actions/savedSearch.actions.ts';
import { sellerActions, sellerScreens } from './actions/seller.actions.ts';
import { press } from './actions/userAction.ts';
import { fillInSignIn, fillInSignUp, signOut } from './support/forms.ts';
import { blockLiveChanges, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { payPart } from './support/payments.ts';
import {
  createCategory,
  createProducts,
  createUser,
  idOf,
  type PostedProduct,
} from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSameAsReloaded, followLink, markAsLeft, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

const sellerBuyerAndCategory = () =>
  Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);

test('each act of a buyer sends one operation, and every screen is up to date at once', async () => {
  const [seller, buyer, { id: categoryId }] = await sellerBuyerAndCategory();
  const names = ['Bench', 'Rack', 'Bike', 'Mat'] as const;
  const [bench, rack, bike, mat] = await createProducts(seller, categoryId, ...names);
  const records = { categoryId, bench, rack, bike, mat, seller };
  await expectOneOperationEach(
    browser,
    'buyer',
    buyer,
    buyerScreens(records),
    // Consistency tests send every mutation; screen tests press their buttons.
    isFull ? buyerActions : buyerActions.slice(0, 6),
    records,
  );
});

proof(
  'each act of a seller sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, category] = await Promise.all([
      createUser(browser, 'seller', 'Greta Moss'),
      createCategory(admin),
    ]);
    const [bench, rack, mat] = await createProducts(seller, category.id, 'Bench', 'Rack', 'Mat');
    await payPart(browser, await createUser(browser, 'buyer', 'Paul Reed'), mat, 'FIRST_HALF');
    const names = { another: uniqueName('Treadmill'), renamed: uniqueName('Greta Reed') };
    const records = { category, bench, rack, mat, ...names };
    await expectOneOperationEach(
      browser,
      'seller',
      seller,
      sellerScreens(records),
      sellerActions,
      records,
    );
  },
);

proof(
  'each act on notifications sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, buyer, { id: categoryId }] = await sellerBuyerAndCategory();
    const [bench, rack, mat] = await createProducts(seller, categoryId, 'Bench', 'Rack', 'Mat');
    for (const product of [bench, rack, mat]) {
      await buyer.addToWishList(product);
      await seller.pauseProduct(product);
    }
    const { thread } = await buyer.askSeller(bench, 'Does it fold?');
    await seller.sendMessage(thread, 'It does.');
    const unread = () =>
      buyer.graphql<{ me: { unreadNotificationCount: number } }>(
        '{ me { unreadNotificationCount } }',
      );
    await expect.poll(async () => (await unread()).me.unreadNotificationCount).toBe(4);
    const records = { bench, rack };
    await expectOneOperationEach(
      browser,
      'buyer',
      buyer,
      notifiedScreens(records),
      notificationActions,
      records,
    );
  },
);

proof(
  'each act on saved searches sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, buyer, category] = await sellerBuyerAndCategory();
    await createProducts(seller, category.id, 'Bench');
    await expectOneOperationEach(
      browser,
      'buyer',
      buyer,
      savingScreens(category),
      savedSearchActions,
      category,
    );
  },
);

proof(
  'each act on messages sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, buyer, { id: categoryId }] = await sellerBuyerAndCategory();
    const [rower, mat] = await createProducts(seller, categoryId, 'Rower', 'Mat');
    const { thread } = await buyer.askSeller(rower, 'Does it fold?');
    await seller.sendMessage(thread, 'It does.');
    const records = { threadId: thread.id, seller, rower, mat };
    await expectOneOperationEach(
      browser,
      'buyer',
      buyer,
      messageScreens(records),
      messageActions,
      records,
    );
  },
);

proof(
  'each act of a bidder sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, buyer, { id: categoryId }] = await sellerBuyerAndCategory();
    const [bench, rack] = await createProducts(seller, categoryId, 'Bench', 'Rack');
    await seller.counterOffer(await buyer.makeOffer(rack, 60_00), 60_00, 70_00);
    const records = { categoryId, bench, rack };
    await expectOneOperationEach(
      browser,
      'buyer',
      buyer,
      bidderScreens(records),
      bidderActions,
      records,
    );
  },
);

proof(
  'each answer of a seller to an offer sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, low, middle, high, { id: categoryId }] = await Promise.all([
      createUser(browser, 'seller', 'Greta Moss'),
      createUser(browser, 'buyer', 'Paul Reed'),
      createUser(browser, 'buyer', 'Ada Hill'),
      createUser(browser, 'buyer', 'Lee Ford'),
      createCategory(admin),
    ]);
    const [bench] = await createProducts(seller, categoryId, 'Bench');
    await low.makeOffer(bench, 70_00);
    await middle.makeOffer(bench, 80_00);
    await high.makeOffer(bench, 90_00);
    const records = {
      categoryId,
      bench,
      names: { low: low.name, middle: middle.name, high: high.name },
    };
    await expectOneOperationEach(
      browser,
      'seller',
      seller,
      answeringScreens(records),
      answeringActions,
      records,
    );
  },
);

/** Sells a product whose refund the buyer's bank sends back; returns the order's path. */
async function returnedRefund(buyer: HttpUser, product: PostedProduct): Promise<string> {
  const payment = await payPart(browser, buyer, product, 'WHOLE', 'pm_card_refundFail');
  await admin.refundPayment(payment);
  const failed = async () => {
    const { orders } = await buyer.graphql<{
      orders: { nodes: { id: string; payments: { failedRefund: { amount: number } | null }[] }[] };
    }>('{ orders { nodes { id payments { failedRefund { amount } } } } }');
    return orders.nodes.find(({ payments }) => payments.some((one) => one.failedRefund))?.id;
  };
  await expect.poll(failed).toBeDefined();
  return `/pages/orders/${await failed()}`;
}

proof(
  'each act of an admin sends one operation, and every screen is up to date at once',
  async () => {
    const [seller, buyer, promoted, { id: categoryId }] = await Promise.all([
      createUser(browser, 'seller', 'Greta Moss'),
      createUser(browser, 'buyer', 'Paul Reed'),
      createUser(browser, 'buyer', 'Ada Hill'),
      createCategory(admin),
    ]);
    const names = ['Bench', 'Mat', 'Rack', 'Rower'] as const;
    const [bench, mat, rack, rower] = await createProducts(seller, categoryId, ...names);
    const path = await returnedRefund(buyer, rower);
    await payPart(browser, buyer, rack, 'WHOLE');
    await buyer.reportProblemWith(
      await payPart(browser, buyer, mat, 'FIRST_HALF'),
      'It never came.',
    );
    await buyer.reportProduct(bench);
    const another = uniqueName('Ropes');
    const buyerId = await idOf(buyer);
    const records = {
      ...{ seller, buyer, buyerId, promoted, bench, mat, rack, categoryId, another },
      returned: { name: rower.name, path },
    };
    await expectOneOperationEach(
      browser,
      'admin',
      admin,
      adminScreens(records),
      adminActions,
      records,
    );
  },
);

/** In alphabetical order: menu and list send their queries concurrently. */
const entering = {
  signingUp: ['AddUser', 'AllProducts', 'GetToken', 'Root', 'Tasks'],
  signingIn: ['AllProducts', 'GetToken', 'Root', 'Tasks'],
  signingOutEverywhere: ['SignOutEverywhere', 'Root'],
};

test('signing up, out and in asks once for what the user may see, and leaves nothing of another user', async () => {
  const session = await browser.newSession();
  const { page, context } = session;
  await blockLiveChanges(page);
  const fresh = await context.newPage();
  const recording = record(page);
  await open(page, '/pages');
  await followLink(page, '/sign-up');
  await recording.sent();
  const buyer = await fillInSignUp(page, 'Buyer', uniqueName('Paul Reed'));
  await ready(page);
  expect((await recording.sent()).toSorted()).toEqual(entering.signingUp);
  await expectSameAsReloaded(page, fresh, ['/pages', '/']);
  await recording.sent();
  await signOut(page);
  expect(await recording.sent()).toEqual(['Root', 'Home']);
  await expectSameAsReloaded(page, fresh, ['/', '/pages']);
  await recording.sent();
  await followLink(page, '/sign-in');
  await fillInSignIn(page, buyer);
  await page.getByRole('button', { name: `Account menu of ${buyer.name}` }).waitFor();
  await ready(page);
  expect((await recording.sent()).toSorted()).toEqual(entering.signingIn);
  await expectSameAsReloaded(page, fresh, ['/', '/pages']);
  await followLink(page, '/pages/profile');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await recording.sent();
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await page.getByText('You are signed out everywhere. Sign in again to go on.').waitFor();
  await page.waitForURL('**/sign-in');
  await ready(page);
  expect(await recording.sent()).toEqual(entering.signingOutEverywhere);
  session.expectNoProblems();
  await session.close();
});

/** The home page of a visitor, once the account is gone. */
const deletionOperations = ['DeleteAccount', 'Root', 'Home'];

proof(
  'deleting the own account is one operation, and leaves a visitor with a message in every tab',
  async () => {
    const buyer = await createUser(browser, 'buyer', 'Paul Reed');
    const session = await browser.newSession();
    const { page, context } = session;
    await restoreLogin(session, buyer);
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/pages/wish-list');
    await followLink(page, '/pages/profile');
    const recording = record(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Download my data'),
    ]);
    expect(file.suggestedFilename()).toBe('fitness-zone-data.json');
    const { account } = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(account).toMatchObject({ name: buyer.name, email: buyer.email });
    expect(await recording.sent()).toEqual(['PersonalData']);

    await press(page, 'Delete my account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('Not-my-password-1');
    await press(page, 'Delete account');
    await dialog.getByText('password is wrong').waitFor();
    // The dialog has fetched the effects of the deletion.
    expect(await recording.sent()).toEqual(['DeletionEffects']);
    await dialog.getByLabel('Your password').fill(buyer.password);
    await markAsLeft(page);
    await press(page, 'Delete account');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Your account is deleted.').waitFor();
    for (const tab of [page, other])
      await tab.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).waitFor();
    await ready(page);
    // The live connection may end before the answer arrives, and request another token, which is refused.
    const sent: string[] = [];
    const sentSoFar = async () => {
      sent.push(...(await recording.sent()).filter((operation) => operation !== 'GetToken'));
      return sent.toSorted();
    };
    await expect.poll(sentSoFar).toEqual(deletionOperations.toSorted());
    expect(await sentSoFar(), 'nothing more').toEqual(deletionOperations.toSorted());
    await session.close();
  },
);

/** The browser of these tests reaches no push service: `features/push/push.test.tsx`. */
const withPushService: MutationName[] = ['savePushDevice', 'deletePushDevice'];

test('every mutation that a screen sends is done above or in the stories of orders and payouts', () => {
  const actions = [
    ...[...buyerActions, ...sellerActions, ...notificationActions, ...adminActions],
    ...[...messageActions, ...bidderActions, ...answeringActions, ...savedSearchActions],
  ];
  const sent = [
    ...actions.flatMap(({ sends }) => sends.map(operationName)),
    ...[...orderStories, ...orderStepStories, ...payoutStories, ...alertStories].map(operationName),
    ...withPushService.map(operationName),
    ...entering.signingUp,
    ...entering.signingOutEverywhere,
    ...deletionOperations,
  ];
  const documents = readdirSync('web/src/generated/documents').map((file) =>
    readFileSync(`web/src/generated/documents/${file}`, 'utf8'),
  );
  const names = (Object.keys(mutations) as MutationName[]).filter((name) =>
    documents.some((text) =>
      text.includes(`"mutation",name:{kind:"Name",value:"${operationName(name)}"`),
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !sent.includes(operationName(name)))).toEqual([]);
});
