import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { expect, test } from 'vitest';
import { categoryPage } from './actions/userAction.ts';
import { abortRequest, holdRequests } from './support/network/intercept.ts';
import { interruptibleLiveConnection } from './support/network/liveConnection.ts';
import { blockLiveChanges, operationOf, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, expectSameAsReloaded, open, visibleContent } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');

/** A category with a product, and a buyer's page that receives no live changes. */
async function buyerOnCategoryPage() {
  const [buyer, { id }] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, id, 'Bench');
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  await restoreLogin(session, buyer);
  return { ...session, bench, categoryPath: categoryPage(id) };
}

test('a wish that cannot be sent is tried four times and rolled back, and the buyer sees an error', async () => {
  const { page, bench, categoryPath, close } = await buyerOnCategoryPage();
  await page.clock.install();
  await open(page, categoryPath);
  await page.getByRole('toolbar', { name: 'Filters' }).waitFor();
  const before = await visibleContent(page);
  const held = await holdRequests(page, 'AddToWishList');
  held.release(abortRequest);
  await page.getByRole('button', { name: `Add ${bench.name} to wish list` }).press('Enter');
  await page.getByText('Connection problem. Trying again…').waitFor();
  const waits = async () => {
    await page.clock.fastForward(1000);
    return held.count();
  };
  await expect.poll(waits).toBe(4);
  await page.getByText('We couldn’t reach the shop.').waitFor();
  await expect.poll(() => visibleContent(page)).toBe(before);
  expect(held.count()).toBe(4);
  await close();
});

proof('a wish whose answer is lost is there once, and no failure is shown', async () => {
  const { page, context, bench, categoryPath, close } = await buyerOnCategoryPage();
  await page.clock.install();
  await open(page, categoryPath);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'AddToWishList' || lost > 0) return route.fallback();
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Add ${bench.name} to wish list` }).press('Enter');
  await page.getByText('Connection problem. Trying again…').waitFor();
  await page.clock.fastForward(1000);
  // The retry is refused because the wish exists, which is a success for the buyer.
  const alerts = page.getByRole('alert');
  await alerts.filter({ hasText: /^Done\.$/ }).waitFor();
  await page.waitForURL('**/pages/wish-list');
  expect(await alerts.filter({ hasNotText: /^Done\.$/ }).count()).toBe(0);
  await expectSameAsReloaded(page, await context.newPage(), ['/pages/wish-list', categoryPath]);
  expect(lost).toBe(1);
  await close();
});

test.each(
  sample(
    [
      { away: 'for a moment', longAgo: false, asks: [] },
      { away: 'for too long', longAgo: true, asks: ['Root'] },
    ],
    1,
  ),
)(
  'a page that was cut off $away catches up once, and misses nothing',
  async ({ longAgo, asks }) => {
    const { id } = await createCategory(admin);
    const [bench] = await createProducts(seller, id, 'Bench');
    const { page, context, close } = await browser.newSession();
    const connection = await interruptibleLiveConnection(page);
    const fresh = await context.newPage();
    await open(page, categoryPage(id));
    const [rack] = await createProducts(seller, id, 'Rack');
    await page.getByRole('heading', { name: rack.name }).waitFor();
    const recording = record(page);

    await connection.disconnect();
    const [bike] = await createProducts(seller, id, 'Bike');
    await seller.deleteProduct(bench);
    await createCategory(admin);
    await connection.reconnect({ longAgo });

    await page.getByRole('heading', { name: bike.name }).waitFor();
    await page.getByRole('heading', { name: bench.name }).waitFor({ state: 'detached' });
    await open(fresh, categoryPage(id));
    await expectSame(page, fresh);
    // Others' changes make the lists' counts stale, which are refetched within ten seconds.
    const sent = await recording.sent();
    expect(sent.filter((name) => !['Category', 'FurtherProducts'].includes(name))).toEqual(asks);
    await close();
  },
);
