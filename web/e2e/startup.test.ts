import { sample } from '@fitness-zone/testkit/breadth.ts';
import { expect, test } from 'vitest';
import { paths, patterns } from '../src/lib/paths.ts';
import type { Viewer } from '../src/screens/screen.ts';
import { viewers, visitsOf, withIds } from '../src/screens/visits.ts';
import { demo, type Role } from './support/forms.ts';
import { continueRequest, holdRequests } from './support/network/intercept.ts';
import { blockLiveChanges, operationOf, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, sellerOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { followLink, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const { id } = await createCategory(admin);
const seller = await createUser(browser, 'seller', 'Greta Moss');
const [bench] = await createProducts(seller, id, 'Bench');
const sellerId = await sellerOf(admin, bench);

/** A page signed in with a role's demo account, which receives no live changes. */
async function arrive(role: Viewer) {
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  if (role !== 'visitor') await restoreLogin(session, demo(role));
  return { ...session, recording: record(session.page, { nextPages: false }) };
}

const ids = { category: id, product: bench.id, seller: sellerId };

/** The queries of each screen as the first page, by address. */
const firstScreens = (viewer: Viewer): [address: string, asked: string[]][] =>
  visitsOf(viewer).map(({ addresses: [address = ''], asks, isRendered, closesMenus }) => {
    // The server renders these and includes their operations' answers in the page.
    if (viewer === 'visitor' && isRendered) return [withIds(address, ids), []];
    const countsTasks = address === paths.home || (address.startsWith(paths.pages) && !closesMenus);
    const tasks = viewer !== 'visitor' && countsTasks ? ['Tasks'] : [];
    return [withIds(address, ids), ['Root', ...tasks, ...asks].toSorted()];
  });

test.each(viewers)(
  'the first screen of a %s sends what it shows in a few operations, and none twice',
  async (role) => {
    const asked: Record<string, string[]> = {};
    const screens = sample(firstScreens(role), 3);
    for (const [path] of screens) {
      // A browser that has stored data of an earlier visit refetches it.
      const { page, recording, close } = await arrive(role);
      await open(page, path);
      asked[path] = (await recording.sent()).toSorted();
      await close();
    }
    expect(asked).toEqual(Object.fromEntries(screens));
  },
);

/**
 * The screens that a page links to, in its menu or its list, with the queries prefetched for each, and those that only
 * the screen sends.
 */
const nextScreens = (role: Role) =>
  visitsOf(role).flatMap(({ path, addresses: [address = ''], asks, asksAhead, isLinked }) => {
    const isListed = path === patterns.product || path === patterns.category;
    // The page with the links is already open.
    const isNext = path !== paths.pages && (isLinked || isListed);
    if (!isNext || asksAhead.length === 0) return [];
    const further = asks.filter((name) => !asksAhead.includes(name));
    return { to: withIds(address, ids), ahead: asksAhead.toSorted(), further: further.toSorted() };
  });

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
  for (const { to, ahead, further } of sample(nextScreens(role), 3)) {
    // A browser that has seen a screen's data shows it again without fetching it ahead.
    const { page, recording, expectNoProblems, close } = await arrive(role);
    await open(page, paths.pages);
    await recording.sent();
    const link = page.locator(`a[href="${to}"]:not([aria-hidden])`).first();
    const fetched = page.waitForRequest((request) => ahead.includes(operationOf(request) ?? ''));
    await (resting === 'pointer' ? link.hover() : link.focus());
    await fetched;
    await page.mouse.move(0, 0);
    expect((await recording.sent()).toSorted(), `${to} prefetched`).toEqual(ahead);
    await followLink(page, to);
    expect((await recording.sent()).toSorted(), `${to} opened`).toEqual(further);
    expectNoProblems();
    await close();
  }
});

test('a product page shows at once the fields that the card has cached, and loads the others', async () => {
  const { page, recording, expectNoProblems, close } = await arrive('buyer');
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
  await close();
});
