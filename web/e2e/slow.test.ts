import { setTimeout } from 'node:timers/promises';
import { mdiCartCheck, mdiHeart } from '@mdi/js';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addsCategory,
  books,
  everybodyLeaves,
  type Goods,
  join,
  type Member,
  posts,
  theAdmin,
  wishes,
} from './accounts.ts';
import { signIn } from './forms.ts';
import { openStage, type Stage } from './harness.ts';
import { failed, hold, letThrough, refused } from './intercept.ts';
import { deafen, painted } from './recording.ts';
import { follow, open, shown } from './screens.ts';

const unreachable = 'The shop could not be reached. Please check your connection and try again.';

let stage: Stage;
let admin: Member;
let seller: Member;
let categoryId: string;
beforeAll(async () => {
  stage = await openStage();
  admin = await theAdmin(stage);
  seller = await join(stage, 'seller', 'Greta Moss');
  ({ id: categoryId } = await addsCategory(admin));
});
afterAll(async () => {
  await everybodyLeaves(admin);
  await stage.close();
});

/** An action whose effect is known before the server has answered. */
type Certain = {
  operation: string;
  at: string;
  button: string;
  /** what there is, or is no more, as soon as the button was pressed */
  effect: (page: Page) => { there: Locator } | { gone: Locator };
  /** part of the toast that tells of its success */
  done: string;
};

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Whether the effect of an action is on the screen. */
async function shows(page: Page, { effect }: Certain): Promise<boolean> {
  const expected = effect(page);
  return 'there' in expected
    ? (await expected.there.count()) === 1
    : (await expected.gone.count()) === 0;
}

/** Presses twice in a row while no answer comes: the next frame has the effect, of one operation. */
async function pressTwice(page: Page, action: Certain) {
  const held = await hold(page, action.operation);
  await named(page, action.button).dblclick();
  await painted(page);
  expect(await shows(page, action), `${action.operation} at once`).toBe(true);
  return {
    async end(fate: Parameters<typeof held.end>[0], toast: string) {
      held.end(fate);
      await said(page, toast).waitFor();
      expect(held.count(), `${action.operation} sent`).toBe(1);
      await page.unrouteAll();
    },
  };
}

/** Takes all toasts away, so that the next one is news. */
async function dismissToasts(page: Page) {
  await page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const one of buttons) (one as HTMLElement).click();
  });
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}

/** When it is refused or fails, the screen is again as it was, and a toast says why. */
async function isPaintedAtOnce(page: Page, action: Certain) {
  await follow(page, action.at);
  const before = await shown(page);
  for (const [fate, toast] of [
    [refused, 'not found'],
    [failed, unreachable],
  ] as const) {
    await (await pressTwice(page, action)).end(fate, toast);
    await expect.poll(() => shown(page)).toBe(before);
    await dismissToasts(page);
  }
  await (await pressTwice(page, action)).end(letThrough, action.done);
  await dismissToasts(page);
}

/** The icon that a card's button shows. */
const icon = (page: Page, name: string, path: string) =>
  page.locator(`button[aria-label^="${name}"] path[d="${path}"]`);

const wish = ({ name }: Goods): Certain => ({
  operation: 'AddToWishList',
  at: '/pages',
  button: `Add ${name} to wish list`,
  effect: (page) => ({ there: icon(page, `Add ${name} to wish list`, mdiHeart) }),
  done: `${name} added to wish list`,
});

const booking = ({ name }: Goods): Certain => ({
  operation: 'AddToBookingList',
  at: '/pages',
  button: `Add ${name} to cart`,
  effect: (page) => ({ there: icon(page, `Add ${name} to cart`, mdiCartCheck) }),
  done: `${name} added to booking list`,
});

const fromRow = (operation: string, at: string, verb: string, { name }: Goods, done: string) => ({
  operation,
  at,
  button: `${verb} ${name}`,
  effect: (page: Page) => ({ gone: page.getByRole('row').filter({ hasText: name }) }),
  done: `${name} ${done}`,
});

test('what a buyer does is painted before the answer, sent once though pressed twice, and taken back exactly', async () => {
  const buyer = await join(stage, 'buyer', 'Paul Reed');
  const goods = ['Bench', 'Rack', 'Bike', 'Mat', 'Rope', 'Ball', 'Step'] as const;
  const [bench, rack, bike, mat, rope, ball, step] = await posts(seller, categoryId, ...goods);
  for (const product of [bike, mat, rope]) await wishes(buyer, product);
  for (const product of [ball, step]) await books(buyer, product);
  const someone = await stage.visitor();
  const { page } = someone;
  await deafen(page);
  await signIn(someone, buyer);
  await open(page, '/pages');
  const wishList = '/pages/wish-list';
  for (const action of [
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
  ])
    await isPaintedAtOnce(page, action);
  await someone.leave();
});

test('advertising a product is painted before the answer', async () => {
  const [bench] = await posts(seller, categoryId, 'Bench');
  const someone = await stage.visitor();
  await deafen(someone.page);
  await signIn(someone, seller);
  await open(someone.page, '/pages/product-list');
  await isPaintedAtOnce(someone.page, {
    operation: 'AdvertiseProduct',
    at: '/pages/product-list',
    button: `Advertise ${bench.name}`,
    effect: (page) => ({ there: named(page, `Advertised ${bench.name}`) }),
    done: 'advertise',
  });
  await someone.leave();
});

test('verifying a user is painted before the answer', async () => {
  const { email } = await join(stage, 'buyer', 'Paul Reed');
  const someone = await stage.visitor();
  await deafen(someone.page);
  await signIn(someone, admin);
  await open(someone.page, '/pages/buyer-users');
  await isPaintedAtOnce(someone.page, {
    operation: 'VerifyUser',
    at: '/pages/buyer-users',
    button: `Verify ${email}`,
    effect: (page) => ({
      there: page
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('img', { name: 'Verified', exact: true }),
    }),
    done: `${email} user verify successfully`,
  });
  await someone.leave();
});

test('on a network of two seconds a wish moves to the order list at once, and stays there', async () => {
  const buyer = await join(stage, 'buyer', 'Paul Reed');
  const [bench] = await posts(seller, categoryId, 'Bench');
  await wishes(buyer, bench);
  const someone = await stage.visitor();
  const { page } = someone;
  await signIn(someone, buyer);
  let answered = 0;
  await page.route('**/graphql', async (route) => {
    await setTimeout(2000);
    answered += 1;
    await route.continue();
  });
  await open(page, '/pages/wish-list');
  const before = answered;
  await named(page, `Order ${bench.name}`).press('Enter');
  await painted(page);
  expect(await page.getByText('Your wish list is empty').isVisible()).toBe(true);
  expect(answered).toBe(before);
  await said(page, `${bench.name} added to booking list`).waitFor();
  await follow(page, '/pages/order-list');
  expect(await page.getByRole('row').filter({ hasText: bench.name }).count()).toBe(1);
  someone.nothingWentWrong();
  await someone.leave();
});
