import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createUser, existingPicture } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A category with the products of a deleted one. Its price guide is recalculated within a minute. */
async function aGuide() {
  const [seller, second, third, buyer, category, former] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createUser(browser, 'seller', 'Hanna Moss'),
    createUser(browser, 'seller', 'Ida Moss'),
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
    createCategory(admin),
  ]);
  const image = await existingPicture(seller);
  const attributes = [{ name: 'brand', value: 'Bowflex' }];
  const post = (by: typeof seller, resalePrice: number) =>
    by.addProduct(aProduct({ categoryId: former.id, image, resalePrice, attributes }));
  const bench = await post(seller, 120_00);
  for (const price of [80_00, 90_00, 100_00]) await post(seller, price);
  for (const price of [110_00, 130_00]) await post(second, price);
  for (const price of [140_00, 150_00]) await post(third, price);
  await admin.deleteCategory(former, category);
  const isThere = async () => {
    const { priceGuide } = await admin.graphql<{ priceGuide: object | null }>(
      'query ($id: ID!) { priceGuide(categoryId: $id) { priceCount } }',
      category,
    );
    return priceGuide;
  };
  await expect.poll(isThere, { timeout: 2 * waits.step }).toEqual({ priceCount: 8 });
  return { seller, buyer, category, bench };
}

const guided = aGuide();

test.each([
  ['a desktop', desktop, 'light'],
  ['a phone', phone, 'dark'],
] as const)(
  'on %s, a product’s page and the offer say what similar ones sell for',
  async (_where, viewport, colorScheme) => {
    const session = await browser.newSession(viewport);
    const { page } = session;
    const { buyer, bench } = await guided;
    await restoreLogin(session, buyer);
    await page.emulateMedia({ colorScheme });
    await open(page, `/pages/product/${bench.id}`);
    const guide = page.getByRole('main').getByRole('region', { name: 'Price guide' });
    await guide.getByText('Similar products cost $100–135').waitFor();
    await guide.getByText('From 8 listings of Bowflex in good condition').waitFor();
    const plot = guide.getByRole('img', { name: /^Low .*, typical .*, high .* This price, / });
    await plot.scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = page.getByRole('dialog');
    const offered = dialog.getByRole('region', { name: 'Price guide' });
    await offered.waitFor();
    await dialog.getByLabel('Your offer').fill('1');
    await offered.getByRole('img', { name: /Your offer, \$1, is below this range\.$/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    session.expectNoProblems();
    await session.close();
  },
);

test('a seller who types a price reads what similar products sell for', async () => {
  const session = await browser.newSession();
  const { page } = session;
  const { seller, category } = await guided;
  await restoreLogin(session, seller);
  await open(page, '/pages/add-product');
  const form = page.getByRole('form', { name: 'Product Post to Sell' });
  const guide = form.getByRole('region', { name: 'Price guide' });
  expect(await guide.count()).toBe(0);
  await form.getByLabel('Category').selectOption({ label: category.title });
  await form.getByLabel('Product name').fill('Zephyr bench');
  await guide.getByText('Similar products cost $100–135').waitFor();
  await guide.getByText('From 8 listings in any condition').waitFor();
  await form.getByLabel('Condition').selectOption('GOOD');
  await form.getByLabel('Brand').fill('bowflex');
  await guide.getByText('From 8 listings of Bowflex in good condition').waitFor();
  await form.getByLabel('Resale price').fill('99999');
  await guide.getByRole('img', { name: /Your price, \$99,999, is above this range\.$/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  session.expectNoProblems();
  await session.close();
});
