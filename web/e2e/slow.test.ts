import { setTimeout } from 'node:timers/promises';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { mdiCartCheck, mdiHeart } from '@mdi/js';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  askForUnknown,
  continueRequest,
  holdRequests,
  respondWithError,
} from './support/network/intercept.ts';
import { blockLiveChanges, rendered } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import {
  createCategory,
  createProducts,
  createUser,
  type PostedProduct,
} from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { arrives, type Destination, followLink, open, visibleContent } from './support/screens.ts';

const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');
const { id: categoryId } = await createCategory(admin);

/** An action whose effect is known before the server answers. */
type OptimisticAction = {
  operation: string;
  at: string;
  button: string;
  /** the button of the dialog that first explains it */
  confirm?: string;
  /** the element shown or removed as soon as the button was pressed */
  effect: (page: Page) => { shown: Locator } | { removed: Locator };
  /** part of the toast after success */
  done: string;
  /** the screen that opens automatically after success */
  leadsTo?: Destination;
};

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Whether the effect of an action is visible. */
async function shows(page: Page, { effect }: OptimisticAction): Promise<boolean> {
  const expected = effect(page);
  return 'shown' in expected
    ? (await expected.shown.count()) === 1
    : (await expected.removed.count()) === 0;
}

/** Presses twice while no answer arrives: the next frame shows the effect, and one operation is sent. */
async function pressTwice(page: Page, action: OptimisticAction) {
  const held = await holdRequests(page, action.operation);
  if (action.confirm) {
    await named(page, action.button).click();
    await named(page, action.confirm).click();
  } else await named(page, action.button).dblclick();
  await rendered(page);
  expect(await shows(page, action), `${action.operation} at once`).toBe(true);
  return {
    async release(handle: Parameters<typeof held.release>[0], toast: string) {
      held.release(handle);
      await alertWith(page, toast).waitFor();
      expect(held.count(), `${action.operation} sent`).toBe(1);
    },
  };
}

/** Dismisses all toasts, so that the next one is new. */
async function dismissToasts(page: Page) {
  await page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const one of buttons) (one as HTMLElement).click();
  });
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}

/** Checks that a refusal or failure restores the screen and shows a toast with the reason. */
async function expectOptimisticUpdate(page: Page, action: OptimisticAction) {
  await followLink(page, action.at);
  // The town suggestions load after a list.
  await page.getByRole('textbox', { name: 'Town or postal code' }).waitFor({ state: 'detached' });
  const before = await visibleContent(page);
  for (const [handle, toast] of [
    [askForUnknown, 'not found'],
    [respondWithError, unreachable],
  ] as const) {
    await (await pressTwice(page, action)).release(handle, toast);
    await expect.poll(() => visibleContent(page)).toBe(before);
    await dismissToasts(page);
  }
  await (await pressTwice(page, action)).release(continueRequest, action.done);
  if (action.leadsTo) await arrives(page, action.leadsTo);
  await dismissToasts(page);
}

/** The icon that a card's button shows. */
const icon = (page: Page, name: string, path: string) =>
  page.locator(`button[aria-label^="${name}"] path[d="${path}"]`);

const wish = ({ name }: PostedProduct): OptimisticAction => ({
  operation: 'AddToWishList',
  at: '/pages',
  button: `Add ${name} to wish list`,
  effect: (page) => ({ shown: icon(page, `Add ${name} to wish list`, mdiHeart) }),
  done: `${name} added to wish list`,
  leadsTo: { path: '/pages/wish-list', heading: 'Wish List' },
});

const booking = ({ name }: PostedProduct): OptimisticAction => ({
  operation: 'AddToBookingList',
  at: '/pages',
  button: `Add ${name} to cart`,
  effect: (page) => ({ shown: icon(page, `Add ${name} to cart`, mdiCartCheck) }),
  done: `${name} added to booking list`,
  leadsTo: { path: '/pages/order-list', heading: 'Order List' },
});

const fromRow = (
  operation: string,
  at: string,
  verb: string,
  { name }: PostedProduct,
  done: string,
) => ({
  operation,
  at,
  button: `${verb} ${name}`,
  effect: (page: Page) => ({ removed: page.getByRole('row').filter({ hasText: name }) }),
  done: `${name} ${done}`,
});

test('a buyer’s act shows before the answer, is sent once though pressed twice, and is rolled back exactly', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const names = ['Bench', 'Rack', 'Bike', 'Mat', 'Rope', 'Ball', 'Step'] as const;
  const [bench, rack, bike, mat, rope, ball, step] = await createProducts(
    seller,
    categoryId,
    ...names,
  );
  for (const product of [bike, mat, rope]) await buyer.addToWishList(product);
  for (const product of [ball, step]) await buyer.addToBookingList(product);
  const session = await browser.newSession();
  const { page } = session;
  await blockLiveChanges(page);
  await restoreLogin(session, buyer);
  await open(page, '/pages');
  const wishList = '/pages/wish-list';
  const actions = [
    wish(bench),
    booking(rack),
    fromRow('AddToBookingList', wishList, 'Order', mat, 'added to booking list'),
    fromRow('DeleteWishProduct', wishList, 'Delete', rope, 'removed from wish list'),
    fromRow(
      'DeleteBookingProduct',
      '/pages/order-list',
      'Delete',
      step,
      'removed from booking list',
    ),
  ];
  for (const action of sample(actions, 2)) await expectOptimisticUpdate(page, action);
  await session.close();
});

proof('a user who goes elsewhere while a product is being booked stays there', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const [bench] = await createProducts(seller, categoryId, 'Bench');
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, '/pages');
  const held = await holdRequests(page, 'AddToBookingList');
  await named(page, booking(bench).button).click();
  await followLink(page, '/pages/wish-list');
  held.release(continueRequest);
  await alertWith(page, booking(bench).done).waitFor();
  await rendered(page);
  expect(new URL(page.url()).pathname).toBe('/pages/wish-list');
  await session.close();
});

proof('advertising a product is shown before the answer', async () => {
  const [bench] = await createProducts(seller, categoryId, 'Bench');
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  await restoreLogin(session, seller);
  await open(session.page, '/pages/product-list');
  await expectOptimisticUpdate(session.page, {
    operation: 'AdvertiseProduct',
    at: '/pages/product-list',
    button: `Advertise ${bench.name}`,
    confirm: 'Advertise',
    effect: (page) => ({ shown: named(page, `Advertised ${bench.name}`) }),
    done: 'advertise',
  });
  await session.close();
});

proof('verifying a user is shown before the answer', async () => {
  const { email } = await createUser(browser, 'buyer', 'Paul Reed');
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  await restoreLogin(session, admin);
  await open(session.page, '/pages/buyer-users');
  await expectOptimisticUpdate(session.page, {
    operation: 'VerifyUser',
    at: '/pages/buyer-users',
    button: `Verify ${email}`,
    effect: (page) => ({
      shown: page
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('img', { name: 'Verified', exact: true }),
    }),
    done: `${email} user verify successfully`,
  });
  await session.close();
});

proof(
  'on a network of two seconds a wish moves to the order list at once, and stays there',
  async () => {
    const buyer = await createUser(browser, 'buyer', 'Paul Reed');
    const [bench] = await createProducts(seller, categoryId, 'Bench');
    await buyer.addToWishList(bench);
    const session = await browser.newSession();
    const { page } = session;
    await restoreLogin(session, buyer);
    let answered = 0;
    await page.route('**/graphql', async (route) => {
      await setTimeout(2000);
      answered += 1;
      await route.continue();
    });
    await open(page, '/pages/wish-list');
    const before = answered;
    await named(page, `Order ${bench.name}`).press('Enter');
    await rendered(page);
    expect(await page.getByText('Your wish list is empty').isVisible()).toBe(true);
    expect(answered).toBe(before);
    await alertWith(page, `${bench.name} added to booking list`).waitFor();
    await followLink(page, '/pages/order-list');
    expect(await page.getByRole('row').filter({ hasText: bench.name }).count()).toBe(1);
    session.expectNoProblems();
    await session.close();
  },
);
