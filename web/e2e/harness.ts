import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as engine, type Page } from 'playwright-core';
import { inject } from 'vitest';

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

/** The shop that all browser tests share, and a browser for one file of them. Close it when they are done. */
export async function openStage() {
  const shop = inject('shop');
  const browser = await openBrowser();
  return {
    ...shop,
    browser,
    /** Someone with a browser profile of their own. */
    visitor: (viewport = desktop) => visit(browser, shop.url, viewport),
    close: () => browser.close(),
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
