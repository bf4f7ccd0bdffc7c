import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import type { Locator, Page } from 'playwright-core';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';

/** An action by its real button or form. */
export type UserAction<Records> = {
  what: string;
  /** the mutations that it sends, and no others, by their names in `testkit/mutations` */
  sends: readonly MutationName[];
  /** the queries that it sends first, for the screens or dialogs it opens */
  asks?: string[];
  /** the lists that it makes stale, since only the server can compute them */
  asksAgain?: string[];
  /** the addresses of the screens that show its effect */
  shows: (records: Records) => string[];
  perform: (page: Page, records: Records) => Promise<void>;
};

/**
 * Presses a button once it is enabled, with the keyboard: a resting pointer would prefetch a link that appears under
 * it.
 */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true, disabled: false }).press('Enter');

/** Presses a button, confirms the dialog, and waits until the removed row and the dialog are gone. */
export async function pressAndConfirm(
  page: Page,
  button: { name: string; confirm: string },
  row: Locator,
): Promise<void> {
  await press(page, button.name);
  await press(page, button.confirm);
  await row.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens an order's page from its row in the list of purchases or sales. */
export async function openOrderOf(page: Page, list: string, { name }: { name: string }) {
  await followLink(page, list);
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Queries that only the server can answer after a step of an order. */
export const ordersAgain = ['Order', 'Orders'];

export const productPage = ({ id }: PostedProduct): string => `/pages/product/${id}`;
export const categoryPage = (id: string): string => `/pages/category/${id}`;

/** Opens screens by links, so that the page has them in its cache. */
export async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) await followLink(page, path);
}
