import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { categoryPage, productPage } from './actions/userAction.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser, existingPicture } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';

const widths = [320, 360, 768, 1024, 1440];

/** The longest allowed product name, without a space. */
const long = (first: string) => first + 'W'.repeat(119);
/** A long name of a user, whose e-mail address contains it. */
const longUser = (first: string) => first + 'W'.repeat(50);

const { browser, admin } = await openBrowserAsAdmin();
const [seller, buyer] = await Promise.all([
  createUser(browser, 'seller', longUser('S')),
  createUser(browser, 'buyer', longUser('B')),
]);
const image = await existingPicture(seller);
const title = uniqueName('W'.repeat(51)).replace(' ', '');
const { id: category } = await admin.addCategory(aCategory({ title, image }));
const input = { categoryId: category, image, productName: long('P'), location: long('L') };
const { id: product } = await seller.addProduct(aProduct(input));
const { id: other } = await seller.addProduct(
  aProduct({ ...input, originalPrice: 99_999_00, resalePrice: 12_345_00 }),
);
await buyer.addToBookingList({ id: product });
await buyer.addToWishList({ id: product });

/** Elements beyond the right edge of the window, or of the open dialog. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const roots = [document.documentElement, ...document.querySelectorAll('.MuiPaper-root')];
    return roots
      .filter((root) => root.scrollWidth > root.clientWidth + 1)
      .map((root) => `${root.tagName}.${root.className} ${root.scrollWidth}`);
  });

/** Pages that scroll sideways, and buttons of tables and cards outside the window. */
async function faults(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await tooWide(page);
    found.push(...lines.map((line) => `${where} at ${width}: ${line}`));
    const hidden = await page
      .locator('main')
      .locator('button:visible, a:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('[aria-hidden="true"], .MuiDialog-root'))
          .filter((control) => {
            // A phone's bar at the window's edge is wider than the article that it belongs to.
            for (let box = control.parentElement; box; box = box.parentElement)
              if (getComputedStyle(box).position === 'fixed') return false;
            const frame = control.closest('.MuiTableContainer-root, article');
            const edge = frame?.getBoundingClientRect().right ?? window.innerWidth;
            return frame && control.getBoundingClientRect().right > edge + 1;
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
    found.push(...hidden.map((name) => `${where} at ${width}: ${name?.slice(0, 40)} is cut off`));
    const cut = await page
      .locator('main')
      .locator('section:visible, article:visible, dl:visible')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => getComputedStyle(box).overflowX === 'hidden')
          .filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => box.getAttribute('aria-label') ?? box.textContent),
      );
    found.push(...cut.map((name) => `${where} at ${width}: ${name?.slice(0, 40)} cuts off text`));
  }
  return found;
}

/** Opens an overlay, checks it at every width, and closes it. */
async function openedFaults(page: Page, opener: Locator, name: string | RegExp) {
  await opener.press('Enter');
  await page.getByRole('dialog', { name }).waitFor();
  const found = await faults(page, `${new URL(page.url()).pathname} ${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
  return found;
}

const screensOf = {
  buyer: () => [
    '/',
    '/pages',
    categoryPage(category),
    productPage({ id: product, name: '' }),
    `/pages/compare?ids=${product},${other}`,
    '/pages/order-list',
    '/pages/wish-list',
    `/pages/payment/${product}`,
    '/pages/profile',
  ],
  seller: () => [
    ...['/pages/product-list', '/pages/add-product', '/pages/sales'],
    `/pages/edit-product/${product}`,
  ],
  admin: () => ['/pages/seller-users', '/pages/buyer-users', '/pages/payments'],
};

test.each(['buyer', 'seller', 'admin'] as const)(
  'long names without a space fit every screen of a %s from 320 px up',
  async (role) => {
    const session = await browser.newSession();
    const { page } = session;
    await restoreLogin(session, { buyer, seller, admin }[role]);
    const found: string[] = [];
    for (const path of screensOf[role]()) {
      await open(page, path);
      found.push(...(await faults(page, path)));
    }
    await open(page, screensOf[role]()[0] ?? '/');
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    found.push(...(await openedFaults(page, button(/^Account menu/), 'Account')));
    if (role !== 'buyer') {
      found.push(...(await openedFaults(page, button(/^Delete /), /^Delete/)));
    } else {
      await open(page, '/pages');
      await page.setViewportSize({ width: 320, height: 800 });
      await ready(page);
      found.push(...(await openedFaults(page, button(/^Me\b/), 'Menu')));
    }
    expect(found).toEqual([]);
    await session.close();
  },
);

test('a long name leaves the rows of a table as high as they were', async () => {
  const session = await browser.newSession({ width: 1280, height: 800 });
  const { page } = session;
  await restoreLogin(session, admin);
  await open(page, '/pages/seller-users');
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => Math.round(row.clientHeight)));
  expect(Math.max(...heights)).toBeLessThan(90);
  await session.close();
});
