import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin, payByCard, postProduct, signIn, signUp } from './support/forms.ts';
import { openTestBrowser, type TestBrowser } from './support/harness.ts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openTestBrowser();
});
afterAll(() => browser.close());

test('a seller posts a used treadmill, a buyer finds it and pays for it, an admin sees the payment', async () => {
  const selling = await browser.newSession();
  const seller = await signUp(selling, 'Seller', 'Greta Moss');
  await selling.page.goto('/pages/add-product');
  const product = { name: 'Marathon 3 Treadmill', category: 'Treadmills' };
  await postProduct(selling.page, product);
  await selling.page.waitForURL('**/pages/product-list');
  await selling.page.getByText('Marathon 3 Treadmill').first().waitFor();
  selling.expectNoProblems();

  const buying = await browser.newSession();
  const buyer = await signUp(buying, 'Buyer', 'Paul Reed');
  await buying.page.goto('/');
  await buying.page
    .getByRole('link', { name: /Treadmills/ })
    .first()
    .click();
  await buying.page.waitForURL('**/pages/category/*');
  await buying.page
    .getByRole('link', { name: /Marathon 3 Treadmill|Read More/ })
    .first()
    .click();
  await buying.page.waitForURL('**/pages/product/*');
  await buying.page.getByRole('heading', { name: 'Marathon 3 Treadmill' }).waitFor();
  await buying.page.getByText(seller.name).first().waitFor();
  await buying.page.getByRole('button', { name: 'Add to Cart' }).click();
  await buying.page.waitForURL('**/pages/order-list');
  await buying.page.getByText('Marathon 3 Treadmill added to booking list').waitFor();
  await buying.page.locator('a[href^="/pages/payment/"]').first().click();
  await buying.page.waitForURL('**/pages/payment/*');
  await buying.page.getByText(buyer.name).first().waitFor();
  await payByCard(buying.page);
  const transaction = await buying.page.locator('code').first().textContent();
  expect(transaction).toMatch(/^pi_/);
  await buying.page.goto('/pages/order-list');
  await buying.page.getByText('Your order list is empty').waitFor();
  buying.expectNoProblems();

  const watching = await browser.newSession();
  await signIn(watching, demoAdmin);
  await watching.page.goto('/pages/seller-users');
  await watching.page.getByText(seller.email).first().waitFor();
  await watching.page.goto('/pages/buyer-users');
  await watching.page.getByText(buyer.email).first().waitFor();
  await watching.page.goto('/pages/payments');
  await watching.page.getByText('Marathon 3 Treadmill').first().waitFor();
  watching.expectNoProblems();

  await selling.page.goto('/pages/product-list');
  await selling.page.getByText(/sold/i).first().waitFor();
  selling.expectNoProblems();
});

test('who forgot their password chooses another one, once, and signs in with it', async () => {
  const forgetting = await browser.newSession();
  const forgetful = await signUp(forgetting, 'Buyer', 'Faye Long');
  await forgetting.close();

  const back = await browser.newSession();
  const again = { ...forgetful, password: 'Remembered-2' };
  await back.page.goto('/sign-in');
  await back.page.getByLabel('Email', { exact: true }).fill(forgetful.email);
  await back.page.getByRole('button', { name: 'Forgotten your password?' }).click();
  await back.page.getByRole('button', { name: 'Send the link' }).click();
  await back.page.getByRole('link', { name: 'Choose another password' }).click();
  await back.page.waitForURL('**/choose-password*');
  const link = back.page.url();
  await back.page.getByLabel('New password').fill(again.password);
  await back.page.getByRole('button', { name: 'Keep this password' }).click();
  await back.page.waitForURL('**/sign-in');
  expect(await back.page.getByLabel('Email', { exact: true }).inputValue()).toBe(forgetful.email);
  back.expectNoProblems();
  await signIn(back, again);
  await back.page.getByRole('button', { name: `Account menu of ${forgetful.name}` }).waitFor();
  back.expectNoProblems();
  await back.page.goto(link);
  await back.page.getByText('This link was used already').waitFor();
  await back.close();
});
