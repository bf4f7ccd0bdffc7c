import sharp from 'sharp';
import type { Visitor } from './harness.ts';

let count = 0;

/** A photo as a camera would give it, in a colour of its own. */
export async function aPhoto(name: string) {
  count += 1;
  const background = { r: (count * 70) % 255, g: 120, b: (count * 130) % 255 };
  const buffer = await sharp({ create: { width: 900, height: 675, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

export interface Someone {
  name: string;
  email: string;
  password: string;
}

/** Signs somebody up with role and photo, through the form; they are signed in afterwards. */
export async function signUp(
  { page }: Visitor,
  role: 'Buyer' | 'Seller',
  name: string,
): Promise<Someone> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`;
  const someone = { name, email, password: 'Strong-enough-1' };
  await page.goto('/sign-up');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(someone.password);
  await page.getByRole('radio', { name: role }).check();
  await page.locator('input[type=file]').setInputFiles(await aPhoto(name));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('user create successfully').waitFor();
  await page.getByRole('button', { name: `Account menu of ${name}` }).waitFor();
  return someone;
}

/** Signs in through the form. */
export async function signIn(
  { page }: Visitor,
  { email, password }: Pick<Someone, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('user sign in successfully').waitFor();
}

export type Role = 'buyer' | 'seller' | 'admin';

/** The demo account of a role. */
export const demo = (role: Role) => ({
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
});

export const demoAdmin = demo('admin');
