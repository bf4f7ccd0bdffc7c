import type { Page } from 'playwright-core';

/** Waits until the menu shows this number of unread messages: in a phone's tab, or in a line of a collapsed menu. */
export async function unreadMessages(page: Page, count = 0): Promise<void> {
  const name = count > 0 ? `Messages ${count} unread` : 'Messages';
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  if (await tabs.isVisible()) return tabs.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Menu: categories and dashboard' }).press('Enter');
  const menus = page.getByRole('dialog', { name: 'Shop' });
  await menus.getByRole('link', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await menus.waitFor({ state: 'hidden' });
}
