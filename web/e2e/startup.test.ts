import { sample } from '@fitness-zone/testkit/breadth.ts';
import { expect, test } from 'vitest';
import { paths, patterns } from '../src/lib/paths.ts';
import { demo, type Role } from './support/forms.ts';
import { continueRequest, holdRequests } from './support/network/intercept.ts';
import { blockLiveChanges, operationOf, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, sellerOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { followLink, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const { id } = await createCategory(admin);
const categoryPath = paths.category(id);
const seller = await createUser(browser, 'seller', 'Greta Moss');
const [bench] = await createProducts(seller, id, 'Bench');
const sellerId = await sellerOf(admin, bench);

/** A page in which the demo account of a role is signed in, and which receives no live change. */
async function arrive(role: 'visitor' | Role) {
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  if (role !== 'visitor') await restoreLogin(session, demo(role));
  return { ...session, recording: record(session.page, { nextPages: false }) };
}
const arrived = new Map<'visitor' | Role, ReturnType<typeof arrive>>();

/** The same page in every test of this file, since each opens it anew; at rest. */
async function pageOf(role: 'visitor' | Role) {
  const arriving = arrived.get(role) ?? arrive(role);
  arrived.set(role, arriving);
  const session = await arriving;
  await session.recording.sent();
  return session;
}

/** What each screen asks when it is the first one: an address or its pattern, and the operations. */
const firstScreens: Record<'visitor' | Role, Record<string, string[]>> = {
  // The server renders these, and writes into the page what their operations answer.
  visitor: {
    [paths.home]: [],
    [paths.homeAlias]: [],
    [paths.pages]: [],
    [patterns.category]: [],
    [patterns.seller]: [],
    [patterns.sellerSold]: [],
    [patterns.sellerReviews]: [],
    [paths.blog]: [],
    [paths.about]: [],
    [paths.howItWorks]: [],
    [paths.contact]: [],
    [paths.signIn]: [],
    [paths.signUp]: [],
    [patterns.choosePassword]: ['Root'],
    [patterns.confirmEmail]: ['Root'],
    [patterns.unsubscribe]: ['Root'],
    [patterns.compare]: ['Root'],
  },
  buyer: {
    [paths.home]: ['Root', 'Home'],
    // Where the product leads is asked when the page is there.
    [patterns.product]: ['Root', 'Product', 'MoreProducts', 'PriceGuide'],
    [paths.orderList]: ['Root', 'OrderList'],
    [paths.wishList]: ['Root', 'WishList'],
    [paths.purchases]: ['Root', 'Orders'],
    [paths.offers]: ['Root', 'MadeOffers'],
    [paths.sell]: ['Root'],
    [paths.profile]: ['Root'],
    [paths.savedSearches]: ['Root', 'SavedSearches'],
    [paths.notifications]: ['Root', 'Notifications'],
    [paths.mails]: ['Root', 'DemoMails'],
    [paths.messages]: ['Root', 'Threads'],
    [patterns.thread]: ['Root', 'Threads', 'Thread'],
    // An unknown one.
    [patterns.order]: ['Root', 'Order'],
    [patterns.orderReceipt]: ['Root', 'OrderReceipt'],
    // The first render needs two; the payment is then opened, as the page's own action.
    [patterns.payment]: ['Root', 'PaymentPage', 'CreatePaymentIntent'],
  },
  seller: {
    // How the products fare is asked when they are there.
    [paths.productList]: ['Root', 'MyProducts', 'SellerStatistics'],
    [paths.addProduct]: ['Root'],
    [patterns.editProduct]: ['Root', 'EditProductPage', 'CategoryAttributes'],
    [paths.sales]: ['Root', 'Orders'],
    [paths.payouts]: ['Root', 'PayoutsPage', 'Payouts'],
    [paths.offers]: ['Root', 'ReceivedOffers'],
  },
  admin: {
    [paths.addCategory]: ['Root', 'AdminTasks'],
    [paths.addAdmin]: ['Root', 'AdminTasks', 'Users'],
    [paths.buyerUsers]: ['Root', 'AdminTasks', 'Users'],
    [paths.sellerUsers]: ['Root', 'AdminTasks', 'Users'],
    [paths.people]: ['Root', 'AdminTasks', 'People'],
    [patterns.person]: ['Root', 'AdminTasks', 'Person', 'PersonNumbers'],
    [paths.products]: ['Root', 'AdminTasks', 'AdminProducts'],
    [paths.orders]: ['Root', 'AdminTasks', 'AdminOrders'],
    [paths.payments]: ['Root', 'AdminTasks', 'Payments'],
    [paths.adminPayouts]: ['Root', 'AdminTasks', 'AdminPayouts', 'Reconciliation'],
    [paths.auditLog]: ['Root', 'AdminTasks', 'AuditLog'],
    [paths.reports]: ['Root', 'AdminTasks', 'Reports'],
    [paths.categories]: ['Root', 'AdminTasks', 'Categories'],
    [paths.health]: ['Root', 'AdminTasks', 'Health'],
    [paths.overview]: ['Root', 'AdminTasks', 'Overview'],
  },
};
const roles = Object.keys(firstScreens) as (keyof typeof firstScreens)[];

const addressOf = (pattern: string) =>
  pattern === patterns.category
    ? categoryPath
    : pattern.replace(
        ':id',
        pattern.startsWith(patterns.seller) || pattern === patterns.person ? sellerId : bench.id,
      );

test.each(roles)(
  'the first screen of a %s sends what it shows in a few operations, and none twice',
  async (role) => {
    const { page, recording } = await pageOf(role);
    const asked: Record<string, string[]> = {};
    const screens = sample(Object.entries(firstScreens[role]), 3);
    for (const [path] of screens) {
      await open(page, addressOf(path));
      asked[path] = await recording.sent();
    }
    expect(asked).toEqual(Object.fromEntries(screens));
  },
);

test('every address of the application is opened above', () => {
  const opened = Object.values(firstScreens).flatMap((screens) => Object.keys(screens));
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const all = [...fixed, ...Object.values(patterns)];
  // It leads on to the card provider at once.
  expect(all.filter((path) => !opened.includes(path))).toEqual([paths.payoutSetup]);
});

/** Operations prefetched for each screen, and those that only the screen itself sends, for content below the fold. */
const nextScreens: Record<Role, () => [path: string, operation: string, ...further: string[]][]> = {
  buyer: () => [
    [paths.product(bench.id), 'Product', 'MoreProducts', 'PriceGuide'],
    [categoryPath, 'Category', 'MySavedSearches'],
    [paths.orderList, 'OrderList'],
    [paths.wishList, 'WishList'],
    [paths.purchases, 'Orders'],
    [paths.offers, 'MadeOffers'],
    [paths.savedSearches, 'SavedSearches'],
    [paths.notifications, 'Notifications'],
    [paths.messages, 'Threads'],
    [paths.home, 'Home'],
  ],
  seller: () => [
    [paths.productList, 'MyProducts', 'SellerStatistics'],
    [paths.sales, 'Orders'],
    [paths.offers, 'ReceivedOffers'],
  ],
  admin: () => [
    [paths.addAdmin, 'Users'],
    [paths.buyerUsers, 'Users'],
    [paths.sellerUsers, 'Users'],
    [paths.products, 'AdminProducts'],
    [paths.people, 'People'],
    [paths.orders, 'AdminOrders'],
    [paths.payments, 'Payments'],
    [paths.auditLog, 'AuditLog'],
    [paths.reports, 'Reports'],
  ],
};

test.each(
  sample(
    [
      ['buyer', 'pointer'],
      ['buyer', 'focus'],
      ['seller', 'pointer'],
      ['admin', 'focus'],
    ] as const,
    2,
  ),
)('when the %s’s %s rests on a link, the click asks nothing more', async (role, resting) => {
  const { page, recording, expectNoProblems } = await pageOf(role);
  await open(page, paths.pages);
  await recording.sent();
  for (const [path, operation, ...further] of sample(nextScreens[role](), 3)) {
    await followLink(page, paths.pages);
    const link = page.locator(`a[href="${path}"]:not([aria-hidden])`).first();
    const fetched = page.waitForRequest((request) => operationOf(request) === operation);
    await (resting === 'pointer' ? link.hover() : link.focus());
    await fetched;
    await page.mouse.move(0, 0);
    expect(await recording.sent(), `${path} prefetched`).toEqual([operation]);
    await followLink(page, path);
    expect(await recording.sent(), `${path} opened`).toEqual(further);
  }
  expectNoProblems();
});

test('a product page shows at once the fields that the card has cached, and loads the others', async () => {
  const { page, recording, expectNoProblems } = await pageOf('buyer');
  await open(page, paths.pages);
  await recording.sent();
  const held = await holdRequests(page, 'Product');
  await page.getByRole('link', { name: `Read More about ${bench.name}` }).press('Enter');
  await page.getByRole('heading', { name: bench.name, level: 1 }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('img', { name: bench.name }).isVisible()).toBe(true);
  expect(await main.getByText('$120').first().isVisible()).toBe(true);
  expect(await main.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0);
  held.release(continueRequest);
  await ready(page);
  expect(await main.getByRole('button', { name: 'Add to Cart' }).isEnabled()).toBe(true);
  expect(await recording.sent()).toEqual(['Product', 'MoreProducts', 'PriceGuide']);
  expectNoProblems();
});
