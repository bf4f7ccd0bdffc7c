import { anUpdate } from '@fitness-zone/testkit/factories.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { expect, test } from 'vitest';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, existingPicture } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { followLink, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A seller and a buyer, each in a browser session of their own, and a product that the buyer has booked. */
async function openBoth() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, category.id, 'Bench');
  await buyer.addToBookingList(bench);
  const [selling, buying] = await Promise.all([browser.newSession(), browser.newSession()]);
  await Promise.all([restoreLogin(selling, seller), restoreLogin(buying, buyer)]);
  await Promise.all([
    open(selling.page, '/pages/product-list'),
    open(buying.page, '/pages/order-list'),
  ]);
  const row = buying.page.getByRole('row').filter({ hasText: bench.name });
  return { seller, buyer, category, bench, selling, buying, row };
}

test('a pause is two clicks, and the buyer’s open list says so and cannot pay until the sale goes on', async () => {
  const { bench, selling, buying, row } = await openBoth();
  await row.getByRole('link', { name: `Payment for ${bench.name}` }).waitFor();
  await selling.page.getByRole('button', { name: `Actions for ${bench.name}` }).click();
  await selling.page.getByRole('menuitem', { name: 'Pause' }).click();
  await selling.page
    .getByRole('dialog', { name: /Pause/ })
    .getByRole('button', { name: 'Pause' })
    .click();
  await row.getByText('paused by the seller').waitFor();
  const payment = row.getByRole('button', { name: 'Payment' });
  expect(await payment.isDisabled()).toBe(true);
  await row.getByText('Once the seller resumes it').waitFor();
  await followLink(buying.page, `/pages/product/${bench.id}`);
  await buying.page.getByText(/Paused by the seller. You can’t book it/).waitFor();
  await selling.page.getByRole('button', { name: `Actions for ${bench.name}` }).click();
  await selling.page.getByRole('menuitem', { name: 'Resume' }).click();
  await selling.page
    .getByRole('dialog', { name: /Resume/ })
    .getByRole('button', { name: 'Resume' })
    .click();
  await buying.page.getByText(/Paused by the seller/).waitFor({ state: 'detached' });
  await followLink(buying.page, '/pages/order-list');
  await row.getByRole('link', { name: `Payment for ${bench.name}` }).waitFor();
  for (const session of [selling, buying]) {
    session.expectNoProblems();
    await session.close();
  }
});

proof(
  'a lower price says what it was, and the buyer’s list what changed since the booking',
  async () => {
    const { seller, category, bench, selling, buying, row } = await openBoth();
    await row.getByText('Price when you booked it $120.00', { exact: true }).waitFor();
    const edited = { productName: bench.name, resalePrice: 99_00, body: 'Cheaper, and cleaned.' };
    const images = [{ url: await existingPicture(seller), description: '' }];
    await seller.updateProduct(anUpdate({ id: bench.id, category }, { ...edited, images }));
    await row.getByText('Price when you booked it $120.00, now $99.00').waitFor();
    await row.getByText('Changed since you booked: price, description').waitFor();
    for (const path of [`/pages/category/${category.id}`, `/pages/product/${bench.id}`]) {
      await open(buying.page, path);
      await buying.page
        .getByText(/was \$120\.00/)
        .first()
        .waitFor();
    }
    for (const session of [selling, buying]) {
      session.expectNoProblems();
      await session.close();
    }
  },
);

proof('a buyer who wants to sell comes from the menu to the sign-up of sellers', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, '/pages');
  await followLink(page, '/pages/sell');
  await page.getByText(`${buyer.email} belongs to this account`).waitFor();
  await page.getByRole('button', { name: 'Sign out and sign up as a seller' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Seller/ }).isChecked()).toBe(true);
  session.expectNoProblems();
  await session.close();
});
