import { sample } from '@fitness-zone/testkit/breadth.ts';
import { expect, test } from 'vitest';
import { categoryPage, press } from './actions/userAction.ts';
import { desktop, phone } from './support/harness.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

test.each(
  sample(
    [
      ['a desktop', desktop],
      ['a phone', phone],
    ] as const,
    1,
  ),
)('what a seller advertises is shown to others on %s until the seller ends it', async (_, size) => {
  const { seller, category, product } = await createProductOfItsOwn(browser, admin, 'Greta Moss');
  // A list doesn't advertise its own products, so this one must not be on the first page.
  const otherSeller = await createUser(browser, 'seller', 'Ines Palm');
  await createProducts(otherSeller, category.id, ...Array.from({ length: 24 }, () => 'Bench'));
  const looking = await browser.newSession(size);
  await open(looking.page, categoryPage(category.id));
  const ads = looking.page.getByRole('region', { name: 'Advertisements' });
  expect(await ads.count()).toBe(0);

  const selling = await browser.newSession(size);
  const { page } = selling;
  await restoreLogin(selling, seller);
  await open(page, '/pages/product-list');
  await press(page, `Advertise ${product.name}`);
  const dialog = page.getByRole('dialog', { name: `Advertise ${product.name}?` });
  await dialog.getByText('for 30 days').waitFor();
  await dialog.getByRole('button', { name: 'Advertise' }).click();
  await page.getByRole('button', { name: `Advertised ${product.name}` }).waitFor();
  await page.getByText(/^until/).waitFor();

  const ad = ads.getByRole('link', { name: product.name });
  await ad.waitFor();
  await ads.getByText('Ad', { exact: true }).hover();
  await looking.page.getByText('Advertised by its seller.').waitFor();
  await open(looking.page, '/');
  await looking.page.getByRole('region', { name: 'Advertised' }).scrollIntoViewIfNeeded();
  await open(looking.page, categoryPage(category.id));
  await ad.waitFor();

  const recording = record(looking.page);
  await press(page, `End the advertisement of ${product.name}`);
  await page.getByRole('button', { name: `Advertise ${product.name}` }).waitFor();
  await expect.poll(() => ads.count()).toBe(0);
  expect(recording.sentSoFar()).toEqual([]);
  for (const session of [looking, selling]) {
    session.expectNoProblems();
    await session.close();
  }
});
