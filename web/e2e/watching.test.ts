import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addsCategory,
  advertises,
  books,
  deletes,
  everybodyLeaves,
  join,
  type Member,
  posts,
  removes,
  theAdmin,
  verifies,
} from './accounts.ts';
import { payByCard, signIn } from './forms.ts';
import { openStage, type Stage } from './harness.ts';
import { record } from './recording.ts';
import { expectSame, open } from './screens.ts';
import { categoryPage } from './userAction.ts';

let stage: Stage;
let admin: Member;
beforeAll(async () => {
  stage = await openStage();
  admin = await theAdmin(stage);
});
afterAll(async () => {
  await everybodyLeaves(admin);
  await stage.close();
});

/** Somebody who has a screen open and does nothing. */
async function looksOn(path: string, who?: Pick<Member, 'email' | 'password'>) {
  const { page, context, leave } = await stage.visitor();
  if (who) await signIn({ page }, who);
  await open(page, path);
  const fresh = await context.newPage();
  const recording = record(page);
  await recording.sent();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    page,
    leave,
    /** The screen has become what a reload would show, without one and without asking. */
    async seesTheTruth() {
      await open(fresh, path);
      await expectSame(page, fresh);
      expect(await recording.sent()).toEqual([]);
      expect(loads).toBe(0);
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const gone = { state: 'detached' } as const;

test('what a seller posts, advertises and deletes shows on open pages of others', async () => {
  const [seller, { id }] = await Promise.all([join(stage, 'seller', 'Greta'), addsCategory(admin)]);
  const [grid, elsewhere] = await Promise.all([
    looksOn(categoryPage(id)),
    looksOn('/pages/product-list', seller),
  ]);
  const everybodySeesTheTruth = () => Promise.all([grid.seesTheTruth(), elsewhere.seesTheTruth()]);

  const [bench] = await posts(seller, id, 'Bench');
  await heading(grid.page, bench.name).waitFor();
  await everybodySeesTheTruth();

  await advertises(seller, bench);
  await elsewhere.page.getByRole('button', { name: `Advertised ${bench.name}` }).waitFor();
  await elsewhere.seesTheTruth();

  await removes(seller, bench);
  await heading(grid.page, bench.name).waitFor(gone);
  await everybodySeesTheTruth();
  await Promise.all([grid.leave(), elsewhere.leave()]);
});

test('what is sold or deleted says so on open pages of others, and can only be removed from a list', async () => {
  const [seller, buyer, otherBuyer, { id }] = await Promise.all([
    join(stage, 'seller', 'Greta'),
    join(stage, 'buyer', 'Paul'),
    join(stage, 'buyer', 'Rita'),
    addsCategory(admin),
  ]);
  const [bench, rack] = await posts(seller, id, 'Bench', 'Rack');
  for (const product of [bench, rack]) await books(buyer, product);
  const paying = await stage.visitor();
  const [orders, grid, goods] = await Promise.all([
    looksOn('/pages/order-list', buyer),
    looksOn('/pages'),
    looksOn('/pages/product-list', seller),
    signIn(paying, otherBuyer),
  ]);
  await open(paying.page, `/pages/payment/${bench.id}`);
  await payByCard(paying.page);

  await removes(seller, rack);

  for (const [product, word] of [
    [bench, 'sold'],
    [rack, 'no longer offered'],
  ] as const) {
    const entry = rowOf(orders.page, product.name);
    await entry.getByText(word).waitFor();
    expect(await entry.getByRole('button', { name: 'Payment' }).isDisabled()).toBe(true);
    expect(await entry.getByRole('button', { name: 'Delete' }).isEnabled()).toBe(true);
  }
  await heading(grid.page, bench.name).waitFor(gone);
  await rowOf(goods.page, bench.name).getByText('sold').waitFor();
  await Promise.all([orders, grid, goods].map(({ seesTheTruth }) => seesTheTruth()));
  await Promise.all([orders, grid, goods, paying].map(({ leave }) => leave()));
});

test('what an admin does shows in the tables of other admins and on open pages', async () => {
  const [seller, { id }] = await Promise.all([join(stage, 'seller', 'Greta'), addsCategory(admin)]);
  const [bench] = await posts(seller, id, 'Bench');
  const [table, grid] = await Promise.all([
    looksOn('/pages/seller-users', admin),
    looksOn('/pages'),
  ]);

  await verifies(admin, seller);
  await rowOf(table.page, seller.email)
    .getByRole('img', { name: 'Verified', exact: true })
    .waitFor();
  const joined = await join(stage, 'seller', 'Nora');
  await rowOf(table.page, joined.email).waitFor();
  await table.seesTheTruth();

  const { title } = await addsCategory(admin);
  await grid.page.getByRole('main').getByRole('link', { name: title }).waitFor();
  await deletes(admin, seller);
  await rowOf(table.page, seller.email).waitFor(gone);
  await heading(grid.page, bench.name).waitFor(gone);
  await Promise.all([table.seesTheTruth(), grid.seesTheTruth()]);
  await Promise.all([table.leave(), grid.leave()]);
});

test('whose account is deleted is signed out of an open page, and nothing of them stays on it', async () => {
  const buyer = await join(stage, 'buyer', 'Paul');
  const { page, leave } = await looksOn('/pages/order-list', buyer);
  await deletes(admin, buyer);
  await page.waitForURL('**/sign-in');
  await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(buyer.name);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fitnessZone'))).toBeNull();
  await leave();
});
