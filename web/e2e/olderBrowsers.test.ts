import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { fillInSignIn, payByCard } from './support/forms.ts';
import { deleteNewerFunctions } from './support/newerFunctions.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn, createUser } from './support/records.ts';
import { arrives, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

test('the oldest supported browser finds, signs in and pays', async () => {
  const { product, category } = await createProductOfItsOwn(browser, admin, 'Ines Palm');
  const buyer = await createUser(browser, 'buyer', 'Otto Byrne');
  const { page, context, expectNoProblems, close } = await browser.newSession();
  await context.addInitScript(deleteNewerFunctions);
  await open(page, paths.home);
  expect(await page.evaluate(() => 'checkVisibility' in Element.prototype)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: category.title }).click();
  await arrives(page, { path: paths.category(category.id), heading: category.title });
  await page.getByRole('link', { name: 'Sign in', exact: false }).first().click();
  await fillInSignIn(page, buyer);
  await arrives(page, { path: paths.category(category.id), heading: category.title });
  await page.getByRole('link', { name: product.name }).first().click();
  await arrives(page, { path: paths.product(product.id), heading: product.name });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL(`**${paths.orderList}`);
  await page
    .locator(`a[href="${paths.payment(product.id)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${paths.payment(product.id)}`);
  await payByCard(page);
  expectNoProblems();
  await close();
});

test('a browser that is older is told once', async () => {
  const { page, context, close } = await browser.newSession();
  await context.addInitScript('delete String.prototype.isWellFormed');
  await page.goto(paths.about);
  const notice = page.getByRole('alert').filter({ hasText: 'Your browser is too old' });
  await notice.getByRole('button', { name: 'Close' }).click();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);
  await close();
});
