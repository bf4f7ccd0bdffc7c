import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addsCategory,
  everybodyLeaves,
  join,
  type Member,
  posts,
  removes,
  theAdmin,
} from './accounts.ts';
import { signIn } from './forms.ts';
import { openStage, type Stage } from './harness.ts';
import { cutOff, hold } from './intercept.ts';
import { liveWire } from './liveConnection.ts';
import { deafen, operationOf, record } from './recording.ts';
import { expectSame, expectTruth, open, shown } from './screens.ts';
import { categoryPage } from './userAction.ts';

let stage: Stage;
let admin: Member;
let seller: Member;
beforeAll(async () => {
  stage = await openStage();
  admin = await theAdmin(stage);
  seller = await join(stage, 'seller', 'Greta Moss');
});
afterAll(async () => {
  await everybodyLeaves(admin);
  await stage.close();
});

/** A shelf with a bench, and a buyer in front of it who hears of no live change. */
async function aBuyerAtTheShelf() {
  const [buyer, { id }] = await Promise.all([
    join(stage, 'buyer', 'Paul Reed'),
    addsCategory(admin),
  ]);
  const [bench] = await posts(seller, id, 'Bench');
  const someone = await stage.visitor();
  await deafen(someone.page);
  await signIn(someone, buyer);
  return { ...someone, bench, shelf: categoryPage(id) };
}

test('a wish that cannot be sent is tried four times and taken back, and the buyer is told', async () => {
  const { page, bench, shelf, leave } = await aBuyerAtTheShelf();
  await page.clock.install();
  await open(page, shelf);
  const before = await shown(page);
  const held = await hold(page, 'AddToWishList');
  held.end(cutOff);
  await page.getByRole('button', { name: `Add ${bench.name} to wish list` }).press('Enter');
  await page.getByText('The connection is weak. Trying again…').waitFor();
  const waits = async () => {
    await page.clock.fastForward(1000);
    return held.count();
  };
  await expect.poll(waits, { timeout: 10_000 }).toBe(4);
  await page.getByText('The shop could not be reached.').waitFor();
  await expect.poll(() => shown(page)).toBe(before);
  expect(held.count()).toBe(4);
  await leave();
});

test('a wish whose answer is lost is there once, and nobody hears of a failure', async () => {
  const { page, context, bench, shelf, leave } = await aBuyerAtTheShelf();
  await page.clock.install();
  await open(page, shelf);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'AddToWishList' || lost > 0) return route.fallback();
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Add ${bench.name} to wish list` }).press('Enter');
  await page.getByText('The connection is weak. Trying again…').waitFor();
  await page.clock.fastForward(1000);
  await page.waitForURL('**/pages/wish-list');
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectTruth(page, await context.newPage(), ['/pages/wish-list', shelf]);
  expect(lost).toBe(1);
  await leave();
});

test.each([
  { away: 'for a moment', longAgo: false, asks: [] },
  { away: 'for too long', longAgo: true, asks: ['Category', 'Root'] },
])(
  'a page that was cut off $away catches up once, and misses nothing',
  async ({ longAgo, asks }) => {
    const { id } = await addsCategory(admin);
    const [bench] = await posts(seller, id, 'Bench');
    const { page, context, leave } = await stage.visitor();
    const wire = await liveWire(page);
    const fresh = await context.newPage();
    await open(page, categoryPage(id));
    const [rack] = await posts(seller, id, 'Rack');
    await page.getByRole('heading', { name: rack.name }).waitFor();
    const recording = record(page);

    await wire.cut();
    const [bike] = await posts(seller, id, 'Bike');
    await removes(seller, bench);
    await addsCategory(admin);
    await wire.mend({ longAgo });

    await page.getByRole('heading', { name: bike.name }).waitFor();
    await page.getByRole('heading', { name: bench.name }).waitFor({ state: 'detached' });
    await open(fresh, categoryPage(id));
    await expectSame(page, fresh);
    expect((await recording.sent()).sort()).toEqual(asks);
    await leave();
  },
);
