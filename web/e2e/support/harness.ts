import { statfs } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as engine, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough to earn back what an optimizing compiler costs.
  '--js-flags=--no-maglev --no-turbofan',
];

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** The shop that this worker has to itself. */
export function workerShop() {
  const shop = inject('shops')[Number(import.meta.env.VITEST_POOL_ID) - 1];
  if (!shop) throw new Error('This worker has no shop.');
  return shop;
}

/** The shop of this worker, and a browser for one test file, which closes it. */
export async function openTestBrowser() {
  const shop = workerShop();
  const browser = await openBrowser();
  return {
    ...shop,
    browser,
    /** Opens a page in a browser context of its own. */
    newSession: (viewport = desktop) => newSession(browser, shop.url, viewport),
    close: () => browser.close(),
  };
}
export type TestBrowser = Awaited<ReturnType<typeof openTestBrowser>>;

const openBrowser = async (): Promise<Browser> =>
  engine.launch({
    executablePath: await chromium.executablePath(),
    args: flags,
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
  });

/**
 * Whether the browser's processes can share memory where Linux keeps it. Playwright has them share files of the disk,
 * since containers often have too little of it; each response of the shop would create and delete one.
 */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= 1024 ** 3;
  } catch {
    return false;
  }
}

/** A page, and what went wrong on it. */
export type Session = {
  page: Page;
  context: BrowserContext;
  /** @throws listing every console error, page error and failed request since the last call */
  expectNoProblems(): void;
  /** @throws unless all that went wrong since the last call is that the page itself was not found */
  expectNotFound(path: string): void;
  close(): Promise<void>;
};

async function newSession(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<Session> {
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return {
    page,
    context,
    expectNoProblems() {
      const found = problems.splice(0);
      if (found.length > 0) throw new Error(`${page.url()}\n${found.join('\n')}`);
    },
    expectNotFound(path) {
      expect(problems.splice(0)).toEqual([
        `404 ${new URL(path, baseURL)}`,
        'Failed to load resource: the server responded with a status of 404 (Not Found)',
      ]);
    },
    close: () => context.close(),
  };
}
