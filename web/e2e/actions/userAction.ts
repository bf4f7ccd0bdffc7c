import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import type { Locator, Page } from 'playwright-core';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';

/** Something that people do by its real button or form. */
export type UserAction<Records> = {
  what: string;
  /** the mutations that it sends, and no others, by their names in `testkit/mutations` */
  sends: readonly MutationName[];
  /** the queries that it sends before, for what it opens */
  asks?: string[];
  /** the lists that it makes the page ask for again, since only the server decides on them */
  asksAgain?: string[];
  /** the addresses of the screens that show it afterwards */
  shows: (records: Records) => string[];
  perform: (page: Page, records: Records) => Promise<void>;
};

/**
 * Presses a button once it is enabled, by the keyboard: a resting pointer would prefetch the link that appears under it.
 */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true, disabled: false }).press('Enter');

/** Presses a button, confirms it in the dialog, and waits until the row that it removes and the dialog are gone. */
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

/** Opens the page of an order by its row in the list of purchases or sales. */
export async function openOrderOf(page: Page, list: string, { name }: { name: string }) {
  await followLink(page, list);
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Only the server decides on these after a step of an order. */
export const ordersAgain = ['Order', 'Orders'];

export const productPage = ({ id }: PostedProduct): string => `/pages/product/${id}`;
export const categoryPage = (id: string): string => `/pages/category/${id}`;

/** Opens screens by links, so that the page knows them. */
export async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) await followLink(page, path);
}
