import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { demo } from './support/forms.ts';
import { openTestBrowser } from './support/harness.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const desktop = { width: 1440, height: 900 };

const browser = await openTestBrowser();

test('an admin sees all entries of the menu at once, below five categories, of which the rest is scrolled to', async () => {
  const session = await browser.newSession(desktop);
  const { page } = session;
  await restoreLogin(session, demo('admin'));
  await open(page, paths.health);
  const sidebar = page.getByRole('complementary', { name: 'Shop' });
  const last = sidebar.getByRole('navigation', { name: 'MORE' }).getByRole('link').last();
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(desktop.height);
  expect(await sidebar.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

  const categories = sidebar.getByRole('navigation', { name: 'CATEGORIES' });
  const box = await categories.getByRole('list').boundingBox();
  const links = await categories.getByRole('link').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? 0));
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect(tops.filter((top) => top < bottom)).toHaveLength(5);
  expect(links.length).toBeGreaterThan(5);
  // The current link is scrolled into view.
  await links.at(-1)?.press('Enter');
  await expect.poll(async () => (await links.at(-1)?.boundingBox())?.y).toBeLessThan(bottom);
  session.expectNoProblems();
  await session.close();
});
