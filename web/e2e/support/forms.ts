import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { markAsLeft, ready } from './screens.ts';
import type { Session } from './session.ts';

let count = 0;

/** A photo as from a camera, in a unique colour. */
export async function aPhoto(name: string) {
  count += 1;
  const background = { r: (count * 70) % 255, g: 120, b: (count * 130) % 255 };
  const buffer = await sharp({ create: { width: 900, height: 675, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

type ProductTexts = { name: string; category: string };

/** Fills in the open form for posting a product, except its photos. */
export async function fillInProduct(page: Page, { name, category }: ProductTexts): Promise<void> {
  const form = page.getByRole('form', { name: 'Product Post to Sell' });
  await form.getByLabel('Product name').fill(name);
  await form.getByLabel('Category').selectOption({ label: category });
  await form.getByLabel('Condition').selectOption('Good');
  await form.getByLabel('Original price').fill('1200');
  await form.getByLabel('Resale price').fill('450.50');
  await form.getByLabel('Years of use').fill('2');
  await form.getByLabel('Phone').fill('5035550199');
  await form.getByLabel('Location').fill('Portland, OR');
  await form.getByLabel('Description').fill('Two owners, one marathon, no squeak.');
}

/** Fills in and sends the open form for posting a product. */
export async function postProduct(page: Page, product: ProductTexts): Promise<void> {
  await fillInProduct(page, product);
  const form = page.getByRole('form', { name: 'Product Post to Sell' });
  await form.locator('input[type=file]').setInputFiles(await aPhoto('product'));
  await form.getByRole('button', { name: 'Add Service' }).press('Enter');
}

/** Types a card that is always accepted into the open card form. */
export async function fillInCard(page: Page): Promise<void> {
  const card = page.locator('[data-card-part]');
  await card.nth(0).pressSequentially('4242424242424242');
  await card.nth(1).pressSequentially('1234');
  await card.nth(2).pressSequentially('123');
}

/** Pays in the open card form with a card that is always accepted. */
export async function payByCard(page: Page): Promise<void> {
  await fillInCard(page);
  // Only `click` waits until a button is enabled.
  await page.getByRole('button', { name: /^Pay/, disabled: false }).press('Enter');
  await page.getByText('Congrats! Your payment completed').waitFor();
}

export type Credentials = {
  name: string;
  email: string;
  password: string;
};

/** Signs a user up with role and photo, through the form; they are signed in afterwards. */
export async function signUp(
  { page }: Session,
  role: 'Buyer' | 'Seller',
  name: string,
): Promise<Credentials> {
  await page.goto('/sign-up');
  // Hydration would drop a photo chosen before it.
  await ready(page);
  return fillInSignUp(page, role, name);
}

/** Fills in an open sign-up form; waits for the next screen. */
export async function fillInSignUp(
  page: Page,
  role: 'Buyer' | 'Seller',
  name: string,
): Promise<Credentials> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`;
  const user = { name, email, password: 'Strong-enough-1' };
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('radio', { name: role }).check();
  await page.locator('input[type=file]').setInputFiles(await aPhoto(name));
  // Otherwise the element that appears under the pointer on the next page would be prefetched.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Sign up' }).press('Enter');
  await page.getByText('user create successfully').waitFor();
  // A dialog that reopens over the original page hides the menu from roles; a phone shows it below other pages only.
  const menu = { name: `Account menu of ${name}`, includeHidden: true };
  await page.getByRole('button', menu).waitFor({ state: 'attached' });
  return user;
}

type Login = Pick<Credentials, 'email' | 'password'>;

export async function signIn({ page }: Pick<Session, 'page'>, login: Login): Promise<void> {
  await page.goto('/sign-in');
  await fillInSignIn(page, login);
}

/** Fills in an open sign-in form. */
export async function fillInSignIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await markAsLeft(page);
  // With the keyboard: a resting pointer would prefetch a link that appears under it.
  await page.getByRole('button', { name: 'Sign in', exact: true, disabled: false }).press('Enter');
  await page.getByText('user sign in successfully').waitFor();
  await ready(page);
}

export type Role = 'buyer' | 'seller' | 'admin';

export const demo = (role: Role) => ({
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
});

export const demoAdmin = demo('admin');

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).press('Enter');
  // The profile also has a button of that name, and the menu loads when it is first opened.
  const menu = page.getByRole('dialog', { name: 'Account', exact: true });
  await menu.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter');
  await page.getByText('user sign out successfully').waitFor();
}
