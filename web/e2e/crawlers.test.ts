import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { visitsOf, withIds } from '../src/screens/visits.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProductOfItsOwn, sellerOf } from './support/records.ts';
import { openWithoutJavaScript } from './support/withoutJavaScript.ts';

// The page as search engines and messengers receive it.

const { browser, admin } = await openBrowserAsAdmin();
const { seller, category, product } = await createProductOfItsOwn(browser, admin, 'Nora Lund');
const sellerId = await sellerOf(admin, product);
const page = await openWithoutJavaScript(browser);
const { publicUrl } = await (await page.request.get('/config.json')).json();

type StructuredData = { '@graph': ({ '@type': string } & Record<string, unknown>)[] };

async function headOf(path: string) {
  await page.goto(path);
  const contents = (selector: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('content')));
  const json = page.locator('script[type="application/ld+json"]');
  return {
    title: await page.title(),
    descriptions: await contents('meta[name=description]'),
    canonical: await page
      .locator('head link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
    openGraph: Object.fromEntries(
      await page
        .locator('head meta[property^="og:"]')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('property'),
            element.getAttribute('content'),
          ]),
        ),
    ),
    data:
      (await json.count()) > 0
        ? (JSON.parse((await json.textContent()) ?? '') as StructuredData)['@graph']
        : [],
  };
}

const address = (path: string) => new URL(path, publicUrl).href;

test('every public page has one title, description and canonical address, and a link preview', async () => {
  const titles = new Set<string>();
  const ids = { category: category.id, seller: sellerId };
  const pages = visitsOf('visitor')
    .filter(({ path, isRendered }) => isRendered && path !== paths.homeAlias)
    .flatMap(({ addresses }) => addresses.map((address) => withIds(address, ids)));
  for (const path of pages) {
    const { title, descriptions, canonical, openGraph } = await headOf(path);
    titles.add(title);
    expect(descriptions, path).toEqual([expect.stringMatching(/\S{2}/)]);
    expect(canonical, path).toEqual([address(path)]);
    expect(openGraph, path).toMatchObject({
      'og:url': address(path),
      'og:title': expect.stringMatching(/\S/),
      'og:description': descriptions[0],
    });
    expect((await page.request.get(openGraph['og:image'] ?? '')).ok(), path).toBe(true);
  }
  expect(titles.size).toBe(pages.length);
  expect((await headOf(paths.homeAlias)).canonical).toEqual([address(paths.home)]);
});

test('the company and the place of a page in the shop are described', async () => {
  expect((await headOf(paths.home)).data).toMatchObject([
    { '@type': 'Organization', name: 'Fitness Zone', url: address('/') },
  ]);
  expect((await headOf(paths.category(category.id))).data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'PAGES', item: address(paths.pages) },
        { position: 2, name: category.title },
      ],
    },
  ]);
});

test("a product's address has a link preview and an offer, but nothing of its seller", async () => {
  const path = paths.product(product.id);
  const { title, canonical, openGraph, data } = await headOf(path);
  expect(title).toContain(product.name);
  expect(canonical).toEqual([address(path)]);
  expect(openGraph).toMatchObject({ 'og:title': product.name, 'og:url': address(path) });
  expect((await page.request.get(openGraph['og:image'] ?? '')).ok()).toBe(true);
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      name: product.name,
      offers: {
        '@type': 'Offer',
        url: address(path),
        priceCurrency: 'USD',
        price: expect.any(Number),
        availability: 'https://schema.org/InStock',
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(await page.content()).not.toContain(seller.name);
  const preview = page.getByRole('region', { name: product.name });
  expect(await preview.innerText()).toContain('Sign in to buy it or ask the seller');
  const unknown = await page.goto(paths.product('6'.repeat(24)));
  expect(unknown?.status()).toBe(404);
});

test('the sitemap names what can be read, and robots.txt names the sitemap', async () => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${address('/sitemap.xml')}`);
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const sitemap = await response.text();
  const readable = [
    ...[paths.home, paths.pages, paths.howItWorks, paths.blog, paths.about, paths.contact],
    ...[paths.category(category.id), paths.product(product.id)],
  ];
  for (const path of readable) {
    expect(sitemap).toContain(`<loc>${address(path)}</loc>`);
  }
  expect(sitemap).not.toContain(paths.orderList);
  const other = await createCategory(admin);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(other.id);
});

test('a browser can install the shop, which then starts at To do', async () => {
  await page.goto('/');
  const devTools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { start_url, icons } = JSON.parse(data ?? '') as {
    start_url: string;
    icons: { src: string; type: string; purpose?: string }[];
  };
  expect(start_url).toBe(paths.toDo);
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, type } of icons) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});
