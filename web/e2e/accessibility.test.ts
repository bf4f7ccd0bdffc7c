import { isFull, sample } from '@fitness-zone/testkit/breadth.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import type { Viewer } from '../src/screens/screen.ts';
import { type VisitIds, viewers, visitsOf, withIds } from '../src/screens/visits.ts';
import { violations } from './support/axe.ts';
import { demo } from './support/forms.ts';
import { desktop, openTestBrowser, phone, type TestBrowser } from './support/harness.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';
import type { Session } from './support/session.ts';

type View = { viewport: typeof desktop; colorScheme: 'light' | 'dark' };
const first: View = { viewport: desktop, colorScheme: 'light' };
const others: View[] = [
  { viewport: desktop, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'light' },
];
const widths = sample([320, 360, 768, 1024, 1440], 2);

let browser: TestBrowser;
let ids: VisitIds;

beforeAll(async () => {
  browser = await openTestBrowser();
  const response = await fetch(`${browser.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ products(first: 2) { edges { node { id category { id } seller { id } } } } }',
    }),
  });
  const { data } = await response.json();
  const [{ node }, other] = data.products.edges;
  ids = {
    product: node.id,
    other: other.node.id,
    category: node.category.id,
    seller: node.seller.id,
  };
});
afterAll(() => browser.close());

/** The page's layout shift (the browser's own measure; at most 0.1) and its sources. */
const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; parts: string[] }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]));
        }).observe({ type: 'layout-shift', buffered: true });
        const summed = () => ({
          sum: shifts.reduce((sum, { value }) => sum + value, 0),
          parts: shifts.flatMap(({ sources }) =>
            sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
          ),
        });
        // Buffered entries arrive in the next task.
        setTimeout(() => resolve(summed()), 0);
      }),
  );

/**
 * The violations that axe finds on a newly opened page once it has settled. It runs meanwhile, and again if anything
 * has arrived or changed since.
 */
async function violationsAtRest(page: Page): Promise<string[]> {
  const markup = () => page.evaluate(() => document.body.outerHTML);
  const before = await markup();
  const found = await violations(page);
  await page.waitForLoadState('networkidle');
  return (await markup()) === before ? found : violations(page);
}

/** Fields with text so small that phones zoom in on them. */
const smallFields = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await page.locator('input, select, textarea').evaluateAll((fields) => {
    if (!matchMedia('(pointer: coarse)').matches) throw new Error('This is no touch screen.');
    return fields
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML);
  });
  await client.detach();
  return small;
};

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const unknown = ['/pages/category/unknown', '/pages/seller/unknown', '/nowhere'];

/** Addresses without a screen, or without one for that viewer. */
const refused: Partial<Record<Viewer, string[]>> = {
  visitor: unknown,
  buyer: [paths.buyerUsers],
};

const visits = viewers.map((viewer) => ({
  viewer,
  addresses: [
    ...visitsOf(viewer).flatMap(({ addresses }) => addresses),
    ...(refused[viewer] ?? []),
  ],
}));

describe.each(visits)('as $viewer', ({ viewer, addresses }) => {
  let session: Session;

  beforeAll(async () => {
    session = await browser.newSession();
    if (viewer !== 'visitor') await restoreLogin(session, demo(viewer));
  });
  afterAll(() => session.close());

  test.each(sample(addresses, 4).map((address, index) => [address, index] as const))(
    '%s is accessible in both themes, comes without a jump and fits any width',
    async (template, index) => {
      const { page } = session;
      const path = withIds(template, ids);
      const found: string[] = [];
      const look = async ({ viewport, colorScheme }: View, axe = violations) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const lines = await axe(page);
        found.push(...lines.map((line) => `${viewport.width} ${colorScheme} ${line}`));
      };
      await page.setViewportSize(desktop);
      await open(page, path);
      await look(first, violationsAtRest);
      const { sum, parts } = await jumped(page);
      if (sum > 0.02) found.push(`jumped by ${sum} while it came: ${parts.join(' | ')}`);
      // One after another, so that a sample of the screens covers each of them.
      for (const other of others.filter((_, at) => isFull || at === index % others.length))
        await look(other);
      await page.setViewportSize(phone);
      for (const field of await smallFields(page)) found.push(`zooms in on ${field}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (await isTooWide(page)) found.push(`scrolls sideways at ${width}`);
      }
      expect(await page.title()).toContain('Fitness Zone');
      if (unknown.includes(path)) session.expectRefused(path, 404);
      // The identity provider refuses the sample link.
      if (path.startsWith('/choose-password')) session.expectRefused('accounts:resetPassword', 400);
      expect(found).toEqual([]);
      session.expectNoProblems();
    },
  );
});

test('the keyboard reaches the content past the navigation at once', async () => {
  const { page, close } = await browser.newSession();
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
  await close();
});

test('a chosen theme is there from the first paint of the next visit', async () => {
  const { page, close } = await browser.newSession();
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await close();
});
