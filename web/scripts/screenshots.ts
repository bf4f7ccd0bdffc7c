/**
 * Takes screenshots of every screen, in both themes, on a desktop and on a phone, as every viewer: `npm run screenshots
 * -- --url http://localhost:4000 --out screenshots`. The shop must be running with its demo accounts.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Viewer } from '../src/screens/screen.ts';
import { type VisitIds, viewers, visitsOf, withIds } from '../src/screens/visits.ts';
import { openDemoBrowser, settle, signIn } from './demo-browser.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
  },
});

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

type Picture = { name: string; address: string };

/** A file's name from an address. */
const nameOf = (address: string) =>
  address
    .replace(/^\/(pages\/)?/, '')
    .replace(/:\w+,?/g, '')
    .split(/\W+/)
    .filter(Boolean)
    .join('-') || 'home';

/** A viewer's screenshots. Further viewers of a screen get their own file names. */
const picturesOf = (viewer: Viewer, ids: VisitIds): Picture[] =>
  [
    ...visitsOf(viewer).flatMap(({ addresses, isFirstViewer }) =>
      addresses.map((address) => ({
        name: isFirstViewer ? nameOf(address) : `${nameOf(address)}-of-${viewer}`,
        address: withIds(address, ids),
      })),
    ),
    ...(viewer === 'visitor' ? [{ name: 'not-found', address: '/nowhere' }] : []),
    ...(viewer === 'buyer' ? [{ name: 'not-for-you', address: '/pages/buyer-users' }] : []),
  ].filter(({ name }) => name.includes(values.only));

async function findIds(): Promise<VisitIds> {
  const response = await fetch(`${values.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ products(first: 2) { edges { node { id category { id } seller { id } } } } }',
    }),
  });
  const { data } = await response.json();
  const [edge, other] = data.products.edges;
  if (!edge || !other)
    throw new Error('The shop has too few products to photograph: seed it first.');
  const { id, category, seller } = edge.node;
  return { product: id, other: other.node.id, category: category.id, seller: seller.id };
}

async function photograph(browser: Browser, who: Viewer, list: Picture[]) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (who !== 'visitor') await signIn(page, values.url, who);
  for (const { name, address } of list) {
    await page.goto(values.url + address);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settle(page);
        const file = join(values.out, `${name}.${size}.${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
    }
  }
  await context.close();
}

await mkdir(values.out, { recursive: true });
const ids = await findIds();
const browser = await openDemoBrowser();
try {
  for (const who of viewers) {
    const list = picturesOf(who, ids);
    if (list.length > 0) await photograph(browser, who, list);
  }
} finally {
  await browser.close();
}
