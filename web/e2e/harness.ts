import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as engine, type Page } from 'playwright-core';
import { runningShop } from '../../graph/test/running-shop.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/**
 * The real product for browser tests: its own process with store, Auth emulator and card sandbox on free
 * ports, a small first stock, a folder of its own, and a browser. Close it when the tests are done.
 */
export async function openStage({ products = 4 } = {}) {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'stage-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const shop = await runningShop({
    DATA_DIR: dataDir,
    SEED: 'true',
    SEED_PRODUCTS: String(products),
  });
  opened.defer(async () => void (await shop.end('SIGTERM')));
  const browser = opened.adopt(await openBrowser(), (running) => running.close());
  const parts = opened.move();
  return {
    url: shop.url,
    browser,
    /** Someone with a browser profile of their own. */
    visitor: (viewport = desktop) => visit(browser, shop.url, viewport),
    close: () => parts.disposeAsync(),
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

export const openBrowser = async (): Promise<Browser> =>
  engine.launch({ executablePath: await chromium.executablePath(), args: flags });

/** A page, and what went wrong on it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** @throws listing every console error, page error and failed request since the last call */
  nothingWentWrong(): void;
  leave(): Promise<void>;
}

async function visit(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<Visitor> {
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
    // A page that is left gives up what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return {
    page,
    context,
    nothingWentWrong() {
      const found = problems.splice(0);
      if (found.length > 0) throw new Error(`${page.url()}\n${found.join('\n')}`);
    },
    leave: () => context.close(),
  };
}
