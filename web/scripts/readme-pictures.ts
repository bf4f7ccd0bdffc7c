/**
 * Takes the README's pictures and its animation from a running shop whose demo people have dealt with each other: `npm
 * run readme-pictures -- --url http://localhost:4000`. The animation buys one of Nora's products.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Viewer } from '../src/screens/screen.ts';
import { openDemoBrowser, settle, signIn } from './demo-browser.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs/screens') },
    only: { type: 'string', default: '' },
  },
});

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const quality = 80;

type Picture = {
  name: string;
  who: Viewer;
  address: string;
  size: keyof typeof sizes;
  theme: 'light' | 'dark';
  /** opens the picture's subject */
  open?: (page: Page) => Promise<void>;
};

/** Opens the order of a product from the table of purchases or sales. */
const openOrder = (name?: RegExp) => async (page: Page) => {
  await orderLink(page, name).click();
  await messageField(page).waitFor();
};

const orderLink = (page: Page, name?: RegExp) =>
  page
    .getByRole('table')
    .getByRole('link', name && { name })
    .first();

const messageField = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

const pictures: Picture[] = [
  { name: 'home', who: 'visitor', address: '/', size: 'desktop', theme: 'light' },
  { name: 'home', who: 'visitor', address: '/', size: 'phone', theme: 'dark' },
  {
    name: 'search',
    who: 'visitor',
    address: '/pages?q=quiet+treadmill+under+900',
    size: 'desktop',
    theme: 'light',
  },
  { name: 'to-do', who: 'buyer', address: '/pages/to-do', size: 'phone', theme: 'light' },
  {
    name: 'deal',
    who: 'buyer',
    address: '/pages/purchases',
    size: 'desktop',
    theme: 'light',
    open: openOrder(/Rower/),
  },
  { name: 'payouts', who: 'seller', address: '/pages/payouts', size: 'desktop', theme: 'dark' },
  { name: 'payments', who: 'admin', address: '/pages/payments', size: 'phone', theme: 'light' },
];

async function photograph(browser: Browser, picture: Picture): Promise<void> {
  const { name, who, address, size, theme, open } = picture;
  const page = await openPage(browser, who, theme);
  await page.setViewportSize(sizes[size]);
  await page.goto(values.url + address);
  await settle(page);
  await open?.(page);
  await settle(page);
  const file = join(values.out, `${name}-${size}-${theme}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality })
    .toFile(file);
  console.log(file);
  await page.context().close();
}

/** A page wide enough to sign in. */
async function openPage(
  browser: Browser,
  who: Viewer,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: sharpness,
  });
  const page = await context.newPage();
  if (who !== 'visitor') await signIn(page, values.url, who);
  return page;
}

/** The animation: a buyer's phone on the left, the seller's window on the right. */
const stage = { width: 1180, height: 720, gap: 24 };
/** Pixels of a picture per pixel of a page. */
const sharpness = 1.5;
const windows = { buyer: { width: 360, height: 672 }, seller: { width: 748, height: 672 } };

type Frame = { image: Buffer; ms: number };

/** Both windows in their current state, on one background. */
async function frameOf(buyer: Page, seller: Page, ms: number): Promise<Frame> {
  const [left, right] = await Promise.all([buyer, seller].map(screenshotOf));
  const px = (length: number) => Math.round(length * sharpness);
  const create = {
    width: px(stage.width),
    height: px(stage.height),
    channels: 3,
    background: '#dfe3dc',
  } as const;
  const top = px(stage.gap);
  const image = await sharp({ create })
    .composite([
      { input: left, left: top, top },
      { input: right, left: px(stage.gap * 2 + windows.buyer.width), top },
    ])
    .png()
    .toBuffer();
  return { image, ms };
}

/** A screenshot with round corners. */
async function screenshotOf(page: Page): Promise<Buffer> {
  const image = sharp(await page.screenshot());
  const { width, height } = await image.metadata();
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="20"/></svg>`;
  return image
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Marks the place of a tap. */
async function mark(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of a tap isn’t on the page.');
  await target.page().evaluate(
    ({ x, y }) => {
      const ring = document.createElement('div');
      ring.id = 'tap';
      ring.style.cssText = `position:fixed;left:${x - 18}px;top:${y - 18}px;width:36px;height:36px;border-radius:50%;background:rgb(255 210 63 / 0.6);border:2px solid #14181f;z-index:99999;pointer-events:none`;
      document.body.append(ring);
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
}

const unmark = (page: Page) => page.evaluate(() => document.getElementById('tap')?.remove());

async function film(browser: Browser): Promise<void> {
  const [buyer, seller] = await Promise.all([
    openPage(browser, 'buyer'),
    openPage(browser, 'seller'),
  ]);
  await buyer.setViewportSize(windows.buyer);
  await seller.setViewportSize(windows.seller);
  const product = await productForSale();
  const frames: Frame[] = [];
  const shoot = async (ms: number) => void frames.push(await frameOf(buyer, seller, ms));
  const tap = async (target: Locator) => {
    await mark(target);
    await shoot(500);
    await unmark(target.page());
    await target.click();
  };
  await Promise.all([
    buyer.goto(`${values.url}/pages/product/${product.id}`),
    seller.goto(`${values.url}/pages/sales`),
  ]);
  await Promise.all([settle(buyer), settle(seller)]);
  await shoot(1_500);
  await tap(buyer.getByRole('link', { name: /^Pay / }).first());
  const card = buyer.locator('[data-card-part]');
  await card.nth(2).waitFor();
  await card.nth(0).scrollIntoViewIfNeeded();
  await settle(buyer);
  await shoot(1_200);
  for (const part of ['4242', '42424242', '4242']) {
    await card.nth(0).pressSequentially(part);
    await shoot(200);
  }
  await card.nth(1).pressSequentially('1234');
  await shoot(200);
  await card.nth(2).pressSequentially('123');
  await shoot(500);
  await tap(buyer.getByRole('button', { name: /^Pay/, disabled: false }));
  await buyer.getByText('Congrats! Your payment completed').waitFor();
  await shoot(400);
  // The seller's list shows the sale without a reload.
  await orderLink(seller, new RegExp(`^${product.productName}$`)).waitFor();
  await shoot(2_500);
  await tap(orderLink(seller));
  await messageField(seller).waitFor();
  await settle(seller);
  await shoot(1_000);
  await tap(buyer.getByRole('link', { name: 'View purchase' }));
  const soonest = buyer.getByRole('button', { name: /^Choose .* at / }).first();
  await soonest.waitFor();
  await soonest.scrollIntoViewIfNeeded();
  await settle(buyer);
  await shoot(1_500);
  await tap(soonest);
  await buyer.getByRole('heading', { name: /^Pick-up on / }).waitFor();
  await seller.getByRole('heading', { name: /code at the pick-up$/ }).waitFor();
  await settle(seller);
  await shoot(3_500);
  const file = join(values.out, 'purchase.webp');
  const { size } = await sharp(
    frames.map(({ image }) => image),
    { join: { animated: true } },
  )
    .webp({ quality: 70, effort: 6, delay: frames.map(({ ms }) => ms), loop: 0 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1_000)} KB`);
  await Promise.all([buyer.context().close(), seller.context().close()]);
}

/** One of the demo seller's products that can be bought at once. */
async function productForSale() {
  const response = await fetch(`${values.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ products(first: 100) { edges { node { id productName sellerName inStock } } } }',
    }),
  });
  type Edge = {
    node: { id: string; productName: string; sellerName: string | null; inStock: string };
  };
  const { data }: { data: { products: { edges: Edge[] } } } = await response.json();
  const found = data.products.edges.find(
    ({ node }) => node.sellerName === 'Nora Lindqvist' && node.inStock === 'AVAILABLE',
  );
  if (!found) throw new Error('Nora has nothing for sale: begin with an empty data folder.');
  return found.node;
}

const browser = await openDemoBrowser();
try {
  for (const picture of pictures)
    if (picture.name.includes(values.only)) await photograph(browser, picture);
  if ('purchase'.includes(values.only)) await film(browser);
} finally {
  await browser.close();
}
