import { setTimeout as sleep } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { type BrowserContext, chromium as engine } from 'playwright-core';
import { cpuOfTasks, type TraceEvent } from './main-thread.ts';

/** By column. */
export type Figures = Record<string, number>;

/** Milliseconds until a page has also done its idle work. */
const settledMs = 4_000;

/** Visits a page once and measures the cost. */
export async function visit(url: string, path: string, login: Login): Promise<Figures> {
  const context = await openBrowser(url, login);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Set<string>();
    let requests = 0;
    let bytes = 0;
    network.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('data:')) return;
      requests += 1;
      if (new URL(request.url).pathname.endsWith('.js')) scripts.add(request.url);
    });
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const browser = context.browser();
    if (!browser) throw new Error('the browser is closed');
    await browser.startTracing(page, {
      categories: ['toplevel', 'loading', 'devtools.timeline', '__metadata'],
    });
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await sleep(settledMs);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return {
      requests,
      'script files': scripts.size,
      KB: bytes / 1024,
      ...cpuOfTasks(traceEvents),
    };
  } finally {
    await context.close();
  }
}

/** Entries of the browser's local storage before the visit. */
type Login = readonly { name: string; value: string }[];

/** A phone's window, as Lighthouse's. */
const viewport = { width: 412, height: 823 };

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  // Keeps other pages' processes from running during the visit.
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Opens a browser without a cache of the shop, signed in there if `login` says so. */
async function openBrowser(url: string, login: Login): Promise<BrowserContext> {
  const context = await engine.launchPersistentContext('', {
    executablePath: await chromium.executablePath(),
    args: flags,
    viewport,
    isMobile: true,
    hasTouch: true,
  });
  await context.setStorageState({
    cookies: [],
    origins: login.length > 0 ? [{ origin: url, localStorage: [...login] }] : [],
  });
  return context;
}
