import type { Page } from 'playwright-core';
import type { PostedProduct } from '../support/records.ts';
import { followLink, ready } from '../support/screens.ts';

/** Something that people do by its real button or form. */
export type UserAction<Records> = {
  what: string;
  /** the operations that it sends, and no others */
  sends: string[];
  /** the addresses of the screens that show it afterwards */
  shows: (records: Records) => string[];
  perform: (page: Page, records: Records) => Promise<void>;
};

/** Presses a button, by the keyboard: a resting pointer would prefetch the link that appears under it. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** Where an action leads: the address of the screen, and its heading. */
export type Destination = { path: string; heading: string };

/**
 * Waits for the screen to which an action has led. The screen that is left stays until the next one can
 * be shown, though the address has changed: only the heading says which one is there.
 */
export async function arrives(page: Page, { path, heading }: Destination): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await ready(page);
}

export const productPage = ({ id }: PostedProduct): string => `/pages/product/${id}`;
export const categoryPage = (id: string): string => `/pages/category/${id}`;

/** Opens screens by links, so that the page knows them. */
export async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) await followLink(page, path);
}
