import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import type { Viewer } from '../src/screens/screen.ts';

/** The browser that takes screenshots of a running shop. */
export const openDemoBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    // The package's flags are for one page in a serverless function; several pages need separate processes.
    args: chromium.args.filter((flag) => flag !== '--single-process' && flag !== '--no-zygote'),
  });

/** Signs in as one of the demo accounts of the shop at `url`. */
export async function signIn(
  page: Page,
  url: string,
  who: Exclude<Viewer, 'visitor'>,
): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(`${who}@fitness.zone`);
  await page.getByLabel('Password', { exact: true }).fill('FitnessZone1!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
}

/** Loads content that would only load when scrolling, and waits until the network is idle. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
