import { proof } from '@fitness-zone/testkit/proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin, payByCard, postProduct, signIn, signUp } from './support/forms.ts';
import { openTestBrowser, type TestBrowser } from './support/harness.ts';
import { open } from './support/screens.ts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openTestBrowser();
});
afterAll(() => browser.close());

test('a seller posts a used treadmill, a buyer finds it and pays for it, an admin sees the payment', async () => {
  const sellerSession = await browser.newSession();
  const seller = await signUp(sellerSession, 'Seller', 'Greta Moss');
  await sellerSession.page.goto('/pages/add-product');
  const product = { name: 'Marathon 3 Treadmill', category: 'Treadmills' };
  await postProduct(sellerSession.page, product);
  await sellerSession.page.waitForURL('**/pages/product-list');
  await sellerSession.page.getByText('Marathon 3 Treadmill').first().waitFor();
  sellerSession.expectNoProblems();

  const buyerSession = await browser.newSession();
  const buyer = await signUp(buyerSession, 'Buyer', 'Paul Reed');
  await open(buyerSession.page, '/');
  await buyerSession.page
    .getByRole('link', { name: /Treadmills/ })
    .first()
    .click();
  await buyerSession.page.getByRole('heading', { level: 1, name: 'Treadmills' }).waitFor();
  await buyerSession.page
    .getByRole('link', { name: /Marathon 3 Treadmill|Read More/ })
    .first()
    .click();
  await buyerSession.page.waitForURL('**/pages/product/*');
  await buyerSession.page.getByRole('heading', { name: 'Marathon 3 Treadmill' }).waitFor();
  await buyerSession.page.getByText(seller.name).first().waitFor();
  await buyerSession.page.getByRole('button', { name: 'Add to Cart' }).click();
  await buyerSession.page.waitForURL('**/pages/order-list');
  await buyerSession.page.getByText('Marathon 3 Treadmill added to booking list').waitFor();
  await buyerSession.page.locator('a[href^="/pages/payment/"]').first().click();
  await buyerSession.page.waitForURL('**/pages/payment/*');
  await buyerSession.page.getByText(buyer.name).first().waitFor();
  await payByCard(buyerSession.page);
  const transaction = await buyerSession.page.locator('code').first().textContent();
  expect(transaction).toMatch(/^pi_/);
  await buyerSession.page.goto('/pages/order-list');
  await buyerSession.page.getByText('Your order list is empty').waitFor();
  buyerSession.expectNoProblems();

  const watching = await browser.newSession();
  await signIn(watching, demoAdmin);
  await watching.page.goto('/pages/seller-users');
  await watching.page.getByText(seller.email).first().waitFor();
  await watching.page.goto('/pages/buyer-users');
  await watching.page.getByText(buyer.email).first().waitFor();
  await watching.page.goto('/pages/payments');
  await watching.page.getByText('Marathon 3 Treadmill').first().waitFor();
  watching.expectNoProblems();

  await sellerSession.page.goto('/pages/product-list');
  await sellerSession.page.getByText(/sold/i).first().waitFor();
  sellerSession.expectNoProblems();
});

proof(
  'a user with a forgotten password chooses another one, once, and signs in with it',
  async () => {
    const resetSession = await browser.newSession();
    const resetUser = await signUp(resetSession, 'Buyer', 'Faye Long');
    await resetSession.close();

    const back = await browser.newSession();
    const again = { ...resetUser, password: 'Remembered-2' };
    await back.page.goto('/sign-in');
    await back.page.getByLabel('Email', { exact: true }).fill(resetUser.email);
    await back.page.getByRole('button', { name: 'Forgot your password?' }).click();
    await back.page.getByRole('button', { name: 'Send link' }).click();
    await back.page.getByRole('link', { name: 'Reset password' }).click();
    await back.page.waitForURL('**/choose-password*');
    const link = back.page.url();
    await back.page.getByLabel('New password').fill(again.password);
    await back.page.getByRole('button', { name: 'Save password' }).click();
    await back.page.waitForURL('**/sign-in');
    expect(await back.page.getByLabel('Email', { exact: true }).inputValue()).toBe(resetUser.email);
    back.expectNoProblems();
    await signIn(back, again);
    await back.page.getByRole('button', { name: `Account menu of ${resetUser.name}` }).waitFor();
    back.expectNoProblems();
    await back.page.goto(link);
    await back.page.getByText('This link was already used').waitFor();
    await back.close();
  },
);
