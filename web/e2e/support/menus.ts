import type { Page } from 'playwright-core';

/** Waits until the menu counts so many unread messages: a tab of a phone, or a line of the menu that a screen closes. */
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
