import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { fillInSignIn, fillInSignUp } from './support/forms.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import {
  createCategory,
  createProducts,
  createUser,
  type PostedProduct,
  sellerOf,
} from './support/records.ts';
import { open, ready } from './support/screens.ts';
import type { Session } from './support/session.ts';

// People who sign in or up in the middle of something return to it and continue.

const { browser, admin } = await openBrowserAsAdmin();
let seller: HttpUser;
let bench: PostedProduct;
let sellerId: string;
beforeAll(async () => {
  seller = await createUser(browser, 'seller', 'Greta Moss');
  const { id } = await createCategory(admin);
  [bench] = await createProducts(seller, id, 'Bench');
  sellerId = await sellerOf(seller, bench);
});

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};
const productPage = () => `/pages/product/${bench.id}`;
const sellerPage = () => `/pages/seller/${sellerId}`;
const aBuyer = () => createUser(browser, 'buyer', 'Paul Reed');

/** Opens a page as a visitor; the session must end without problems. */
async function asVisitor(path: string, visit: (page: Page, session: Session) => Promise<void>) {
  const session = await browser.newSession();
  await open(session.page, path);
  await visit(session.page, session);
  session.expectNoProblems();
  await session.close();
}

test('a product is shown beside the forms, and its page after signing up', async () => {
  await asVisitor(productPage(), async (page) => {
    await page.getByText('Sign in to buy it or ask the seller.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByText('Sign up to buy it or ask the seller.').waitFor();
    await fillInSignUp(page, 'Buyer', 'Ada Hill');
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    expect(pathOf(page)).toBe(productPage());
  });
});

test('the page of the product follows a sign-in with Google', async () => {
  await asVisitor(productPage(), async (page) => {
    await page.getByRole('button', { name: 'sign in with google' }).click();
    const chooser = page.getByRole('dialog', { name: 'Choose an account' });
    await chooser.getByLabel('Name').fill('Lee Ford');
    await chooser.getByLabel('Google email').fill(`lee.ford.${Date.now()}@gmail.example`);
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    expect(pathOf(page)).toBe(productPage());
  });
});

test('a seller is followed after signing up, and reported after signing in', async () => {
  await asVisitor(sellerPage(), async (page, { context }) => {
    await page.getByRole('link', { name: `Follow ${seller.name}` }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillInSignUp(page, 'Buyer', 'Ada Hill');
    await page.getByRole('button', { name: `Following ${seller.name}` }).waitFor();
    expect(pathOf(page)).toBe(sellerPage());
    expect(await violations(page)).toEqual([]);
    // With the keyboard it can be undone and redone: the button gets the focus back after saving.
    const button = page.getByRole('button', { name: /^Follow(ing)? / });
    await button.focus();
    for (const state of ['Follow', 'Following']) {
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `${state} ${seller.name}`, exact: true }).waitFor();
      await expect.poll(() => button.and(page.locator(':focus:enabled')).count()).toBe(1);
    }
    // The link in the confirmation mail also leads back.
    const notice = page.getByRole('region', { name: 'Welcome to Fitness Zone' });
    const link = await notice
      .getByRole('link', { name: 'Confirm the address' })
      .getAttribute('href');
    const tab = await context.newPage();
    await open(tab, link ?? '');
    await tab.getByRole('button', { name: 'Confirm my address' }).click();
    await tab.getByRole('link', { name: 'Go back to where you were' }).click();
    await tab.getByRole('button', { name: `Following ${seller.name}` }).waitFor();
    await tab.close();
  });
  const buyer = await aBuyer();
  await asVisitor(sellerPage(), async (page) => {
    await page.getByRole('link', { name: `Report ${seller.name}` }).click();
    await fillInSignIn(page, buyer);
    await page.getByRole('dialog', { name: `Report ${seller.name}?` }).waitFor();
    expect(pathOf(page)).toBe(sellerPage());
  });
});

test('only buyers go on with what is for buyers, and others are told', async () => {
  await asVisitor(sellerPage(), async (page) => {
    await page.getByRole('link', { name: `Follow ${seller.name}` }).click();
    await fillInSignIn(page, seller);
    await page.getByText('Only buyers can do this.').waitFor();
    expect(pathOf(page)).toBe(sellerPage());
  });
});

test('the payment page and a search are there again', async () => {
  const buyer = await aBuyer();
  const session = await browser.newSession();
  const { page } = session;
  await page.goto(`/pages/payment/${bench.id}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillInSignIn(page, buyer);
  await page.waitForURL(`**/pages/payment/${bench.id}`);
  await session.close();
  await asVisitor('/pages?q=bench&sort=price-asc', async (tab) => {
    const search = pathOf(tab);
    const bar = tab.getByRole('banner');
    await bar.getByRole('link', { name: 'SIGN IN' }).click();
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    // Goes to the other page and back.
    await bar.getByRole('link', { name: 'SIGN UP' }).click();
    await tab.getByRole('heading', { name: 'Sign up' }).waitFor();
    await tab.goBack();
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillInSignIn(tab, buyer);
    await expect.poll(() => pathOf(tab)).toBe(search);
  });
});

test('a password that is reset by mail leads to the page that was asked for', async () => {
  const buyer = await aBuyer();
  await asVisitor(productPage(), async (page, { context }) => {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your email').fill(buyer.email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    const link = await dialog
      .getByRole('link', { name: /^Reset password for/ })
      .getAttribute('href');
    const tab = await context.newPage();
    await open(tab, link ?? '');
    await tab.getByLabel('New password').fill('Another-enough-2');
    await tab.getByRole('button', { name: 'Save password' }).click();
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillInSignIn(tab, { email: buyer.email, password: 'Another-enough-2' });
    await tab.getByRole('button', { name: 'Add to Cart' }).waitFor();
    expect(pathOf(tab)).toBe(productPage());
    await tab.close();
  });
});

test('text typed into a dialog is back after the session ended', async () => {
  const buyer = await aBuyer();
  await asVisitor(productPage(), async (page) => {
    await fillInSignIn(page, buyer);
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    const question = page.getByRole('dialog').getByLabel('Your question');
    await question.fill('Does it fold?');
    await buyer.graphql('mutation { signOutEverywhere { success } }');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillInSignIn(page, buyer);
    await expect.poll(() => question.inputValue()).toBe('Does it fold?');
    expect(pathOf(page)).toBe(productPage());
  });
});

test('no address leads to another site', async () => {
  const buyer = await aBuyer();
  const session = await browser.newSession();
  const { page } = session;
  await page.goto('/sign-in');
  await ready(page);
  const { origin } = new URL(page.url());
  for (const pathname of ['//other.example/pages', '/\\other.example']) {
    await page.evaluate((from) => {
      history.replaceState({ ...history.state, usr: { from: { pathname: from } } }, '', '/sign-in');
    }, pathname);
    await page.reload();
    await ready(page);
    await fillInSignIn(page, buyer);
    expect(page.url()).toBe(`${origin}/`);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/sign-in');
    await ready(page);
  }
  await session.close();
});
