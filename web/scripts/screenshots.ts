/**
 * Photographs every screen, in both themes, on a desktop and on a phone, as everybody who may see it:
 * `npm run screenshots -- --url http://localhost:4000 --out screenshots`. The shop must be running
 * with its demo accounts.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
  },
});

const password = 'FitnessZone1!';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

type Ids = { category: string; product: string; other: string; seller: string };
type Visit = { who: 'visitor' | 'buyer' | 'seller' | 'admin'; name: string; path: string };

const visits = ({ category, product, other, seller }: Ids): Visit[] => [
  { who: 'visitor', name: 'home', path: '/' },
  { who: 'visitor', name: 'about-us', path: '/about-us' },
  { who: 'visitor', name: 'how-it-works', path: '/how-it-works' },
  { who: 'visitor', name: 'contact-us', path: '/contact-us' },
  { who: 'visitor', name: 'blog', path: '/blog' },
  { who: 'visitor', name: 'sign-in', path: '/sign-in' },
  { who: 'visitor', name: 'sign-up', path: '/sign-up' },
  { who: 'visitor', name: 'choose-password', path: '/choose-password?oobCode=used' },
  { who: 'visitor', name: 'confirm-email', path: '/confirm-email?oobCode=used' },
  { who: 'visitor', name: 'unsubscribe', path: '/unsubscribe?token=x' },
  { who: 'visitor', name: 'all-products', path: '/pages' },
  { who: 'visitor', name: 'category', path: `/pages/category/${category}` },
  { who: 'visitor', name: 'compare', path: `/pages/compare?ids=${product},${other}` },
  { who: 'visitor', name: 'seller', path: `/pages/seller/${seller}` },
  { who: 'visitor', name: 'seller-sold', path: `/pages/seller/${seller}/sold` },
  { who: 'visitor', name: 'seller-reviews', path: `/pages/seller/${seller}/reviews` },
  { who: 'visitor', name: 'not-found', path: '/nowhere' },
  { who: 'buyer', name: 'category-signed-in', path: `/pages/category/${category}` },
  { who: 'buyer', name: 'product', path: `/pages/product/${product}` },
  { who: 'buyer', name: 'order-list', path: '/pages/order-list' },
  { who: 'buyer', name: 'wish-list', path: '/pages/wish-list' },
  { who: 'buyer', name: 'payment', path: `/pages/payment/${product}` },
  { who: 'buyer', name: 'purchases', path: '/pages/purchases' },
  { who: 'buyer', name: 'offers', path: '/pages/offers' },
  { who: 'buyer', name: 'sell', path: '/pages/sell' },
  { who: 'buyer', name: 'profile', path: '/pages/profile' },
  { who: 'buyer', name: 'saved-searches', path: '/pages/saved-searches' },
  { who: 'buyer', name: 'notifications', path: '/pages/notifications' },
  { who: 'buyer', name: 'mails', path: '/pages/mails' },
  { who: 'buyer', name: 'messages', path: '/pages/messages' },
  { who: 'buyer', name: 'not-for-you', path: '/pages/buyer-users' },
  { who: 'admin', name: 'admin-payouts', path: '/pages/admin-payouts' },
  { who: 'admin', name: 'people', path: '/pages/people' },
  { who: 'admin', name: 'person', path: `/pages/people/${seller}` },
  { who: 'admin', name: 'person-products', path: `/pages/people/${seller}?tab=products` },
  { who: 'admin', name: 'person-sales', path: `/pages/people/${seller}?tab=sales` },
  { who: 'admin', name: 'person-purchases', path: `/pages/people/${seller}?tab=purchases` },
  { who: 'admin', name: 'person-reports', path: `/pages/people/${seller}?tab=reports` },
  { who: 'admin', name: 'person-sign-ins', path: `/pages/people/${seller}?tab=sign-ins` },
  { who: 'seller', name: 'product-list', path: '/pages/product-list' },
  { who: 'seller', name: 'add-product', path: '/pages/add-product' },
  { who: 'seller', name: 'edit-product', path: `/pages/edit-product/${product}` },
  { who: 'seller', name: 'sales', path: '/pages/sales' },
  { who: 'seller', name: 'payouts', path: '/pages/payouts' },
  { who: 'seller', name: 'offers-of-seller', path: '/pages/offers' },
  { who: 'seller', name: 'notifications-of-seller', path: '/pages/notifications' },
  { who: 'admin', name: 'add-category', path: '/pages/add-category' },
  { who: 'admin', name: 'add-admin', path: '/pages/add-admin' },
  { who: 'admin', name: 'buyer-users', path: '/pages/buyer-users' },
  { who: 'admin', name: 'seller-users', path: '/pages/seller-users' },
  { who: 'admin', name: 'orders', path: '/pages/orders' },
  { who: 'admin', name: 'payments', path: '/pages/payments' },
  { who: 'admin', name: 'person-acts', path: `/pages/people/${seller}?tab=acts` },
  { who: 'admin', name: 'audit-log', path: '/pages/audit-log' },
  { who: 'admin', name: 'audit-log-searched', path: '/pages/audit-log?text=admin' },
  { who: 'admin', name: 'audit-log-nothing', path: '/pages/audit-log?text=submarine' },
  { who: 'admin', name: 'products', path: '/pages/products' },
  { who: 'admin', name: 'reports', path: '/pages/reports' },
  { who: 'admin', name: 'categories', path: '/pages/categories' },
  { who: 'admin', name: 'health', path: '/pages/health' },
  { who: 'admin', name: 'overview', path: '/pages/overview' },
];

async function findIds(): Promise<Ids> {
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

async function signIn(page: Page, who: Visit['who']) {
  if (who === 'visitor') return;
  await page.goto(`${values.url}/sign-in`);
  await page.getByLabel('Email').fill(`${who}@fitness.zone`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
}

/** Fetches what would come with scrolling only, and waits until nothing is on its way. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

async function photograph(browser: Browser, who: Visit['who'], list: Visit[]) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await signIn(page, who);
  for (const { name, path } of list) {
    await page.goto(values.url + path);
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
const all = visits(await findIds()).filter(({ name }) => name.includes(values.only));
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  // The package's flags are for one page in a serverless function; several pages need processes.
  args: chromium.args.filter((flag) => flag !== '--single-process' && flag !== '--no-zygote'),
});
try {
  for (const who of ['visitor', 'buyer', 'seller', 'admin'] as const) {
    const list = all.filter((visit) => visit.who === who);
    if (list.length > 0) await photograph(browser, who, list);
  }
} finally {
  await browser.close();
}
