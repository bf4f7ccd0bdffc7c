import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillInProduct } from './support/forms.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { isUpright, photosOfEachOrientation } from './support/photos.ts';
import { createCategory, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { arrives, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');
const category = await createCategory(admin);

async function openForm() {
  const session = await browser.newSession();
  await restoreLogin(session, seller);
  await open(session.page, '/pages/add-product');
  return session;
}

/** Counts a page's uploads. */
function countUploads(page: Page) {
  const counts = { sent: 0, atOnce: 0, most: 0, ended: 0 };
  const isUpload = (request: { url: () => string }) => request.url().endsWith('/upload');
  page.on('request', (request) => {
    if (!isUpload(request)) return;
    counts.sent += 1;
    counts.atOnce += 1;
    counts.most = Math.max(counts.most, counts.atOnce);
  });
  const end = (request: { url: () => string }) => {
    if (isUpload(request)) counts.atOnce -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    end(request);
    if (isUpload(request)) counts.ended += 1;
  });
  return counts;
}

/** Limits uploads to some kilobytes per second. */
async function slowUploads(page: Page, kilobytes: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: kilobytes * 1024,
  });
}

type Images = { url: string; srcSet: string | null };

const imagesOf = async (id: string): Promise<{ image: Images; description: string }[]> => {
  const { product } = await seller.graphql<{
    product: { images: { image: Images; description: string }[] };
  }>(`{ product(id: "${id}") { images { description image { url srcSet } } } }`);
  return product.images;
};

proof(
  'eight photos of each EXIF orientation are made smaller, sent two at once over a slow line, and kept upright in the chosen order',
  async () => {
    const session = await openForm();
    const { page } = session;
    const uploads = countUploads(page);
    await slowUploads(page, 60);
    let refused = 0;
    await page.route('**/upload', (route) => {
      // The third upload meets a broken connection.
      if (uploads.sent === 3 && refused === 0) {
        refused += 1;
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    await page.locator('input[type=file]').setInputFiles(await photosOfEachOrientation());
    const bar = page.getByRole('progressbar', { name: /^Uploading photo/ });
    const progress = async () =>
      Math.max(0, ...(await bar.evaluateAll((all) => all.map((one) => Number(one.ariaValueNow)))));
    await expect.poll(progress).toBeGreaterThan(0);
    await page.getByText('We couldn’t upload the photo.').waitFor();
    await expect.poll(() => bar.count()).toBe(0);
    expect(uploads.most).toBeLessThanOrEqual(2);
    expect(uploads.sent).toBe(8);
    await page.getByRole('button', { name: /^Try again: photo/ }).press('Enter');
    await expect.poll(() => page.getByText('We couldn’t upload the photo.').count()).toBe(0);
    await expect.poll(() => bar.count()).toBe(0);
    expect(uploads.sent).toBe(9);
    const longerSides = await page
      .getByRole('list', { name: 'Photos' })
      .getByRole('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((one) => Math.max(one.naturalWidth, one.naturalHeight)),
      );
    expect(longerSides).toEqual(Array(8).fill(2000));
    await page.getByLabel('What photo 1 shows').fill('The first one');
    await page.getByRole('button', { name: 'Move photo 1', exact: true }).press('Space');
    await page.getByText('Photo 1 of 8 is being moved.').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('It moves to place 2 of 8.').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('It is now photo 2 of 8.').waitFor();
    await fillInProduct(page, { name: 'Eight photos', category: category.title });
    await page.getByRole('button', { name: 'Add Service' }).press('Enter');
    await arrives(page, { path: '/pages/product-list', heading: 'My products' });
    const href = await page
      .getByRole('link', { name: 'Eight photos' })
      .first()
      .getAttribute('href');
    const images = await imagesOf(href?.split('/').at(-1) ?? '');
    expect(images.map(({ description }) => description)).toEqual([
      '',
      'The first one',
      ...Array(6).fill(''),
    ]);
    for (const { image } of images) {
      const kept = await fetch(new URL(image.url, browser.url));
      expect(await isUpright(Buffer.from(await kept.arrayBuffer()))).toBe(true);
    }
    await session.close();
  },
);

proof.each(['noise', 'a blank picture', 'nothing'])(
  'a browser whose canvas gives %s sends the photo as it is',
  async (given) => {
    const session = await openForm();
    const { page } = session;
    await page.evaluate((fault) => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, ...options) {
        if (fault === 'nothing') return callback(null);
        const { width, height } = this;
        const context = this.getContext('2d');
        if (fault === 'noise') {
          // Changes one pixel by one shade, as some browsers do.
          const pixel = context?.getImageData(width - 1, height - 1, 1, 1);
          if (pixel) pixel.data[0] = (pixel.data[0] ?? 0) ^ 1;
          if (pixel) context?.putImageData(pixel, width - 1, height - 1);
        } else context?.clearRect(0, 0, width, height);
        return toBlob.call(this, callback, ...options);
      };
    }, given);
    const [photo] = await photosOfEachOrientation();
    if (!photo) throw new Error('There are eight photos.');
    const sent = page.waitForRequest((request) => request.url().endsWith('/upload'));
    await page.locator('input[type=file]').setInputFiles([photo]);
    const { 'content-length': length } = await (await sent).allHeaders();
    // The form adds only a few lines around the photo.
    expect(Number(length) - photo.buffer.length).toSatisfy((rest) => rest > 0 && rest < 500);
    await session.close();
  },
);

proof(
  'a file that cannot be decoded says which it is, and leaving the page ends its uploads',
  async () => {
    const session = await openForm();
    const { page } = session;
    const uploads = countUploads(page);
    await slowUploads(page, 2);
    const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') };
    const [photo, other] = await photosOfEachOrientation();
    if (!photo || !other) throw new Error('There are eight photos.');
    await page.locator('input[type=file]').setInputFiles([damaged, photo, other]);
    await page.getByText('We can’t read “damaged.jpg”').waitFor();
    await expect.poll(() => uploads.atOnce).toBe(2);
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
    await page.getByRole('button', { name: 'Leave page' }).press('Enter');
    await arrives(page, { path: '/about-us', heading: 'About us' });
    await expect.poll(() => uploads.ended).toBe(2);
    await session.close();
  },
);

proof('the button that posts the product does not move while a photo uploads', async () => {
  const session = await openForm();
  const { page } = session;
  await slowUploads(page, 20);
  const uploads = countUploads(page);
  const [photo] = await photosOfEachOrientation();
  if (!photo) throw new Error('There is no photo.');
  await page.locator('input[type=file]').setInputFiles(photo);
  const bar = page.getByRole('progressbar', { name: 'Uploading photo 1' });
  await bar.waitFor();
  const button = page.getByRole('button', { name: 'Add Service' });
  const before = await button.boundingBox();
  await bar.waitFor({ state: 'detached' });
  expect(uploads.sent).toBe(1);
  expect(await button.boundingBox()).toEqual(before);
  await session.close();
});

test('the gallery shows all photos: by buttons, keys, thumbnails, and in the whole window', async () => {
  const session = await openForm();
  const { page } = session;
  const photos = (await photosOfEachOrientation()).slice(0, 3);
  await page.locator('input[type=file]').setInputFiles(photos);
  await fillInProduct(page, { name: 'Three photos', category: category.title });
  await page.getByRole('button', { name: 'Add Service' }).press('Enter');
  await arrives(page, { path: '/pages/product-list', heading: 'My products' });
  await page.getByRole('link', { name: 'Three photos' }).first().press('Enter');
  const gallery = page.getByRole('region', { name: 'Photos' });
  const shows = (text: string) => gallery.getByText(text, { exact: true }).waitFor();
  await shows('1 / 3');
  await gallery.getByRole('button', { name: 'Next photo' }).press('Enter');
  await shows('2 / 3');
  await gallery.press('ArrowRight');
  await shows('3 / 3');
  await gallery.getByRole('button', { name: /^Photo 2/ }).press('Enter');
  await shows('2 / 3');
  const enlarge = gallery.getByRole('button', { name: 'Open photo full screen' });
  await enlarge.press('Enter');
  const whole = page.getByRole('dialog');
  await whole.getByText('2 / 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await whole.getByText('3 / 3').waitFor();
  await whole.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('Escape');
  await whole.waitFor({ state: 'detached' });
  await shows('3 / 3');
  expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
  session.expectNoProblems();
  await session.close();
});
