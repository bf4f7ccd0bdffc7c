import chromium from '@sparticuz/chromium';
import { type BrowserContext, chromium as engine } from 'playwright-core';
import { busyShare, untilQuiet } from '../reads/quiet.ts';
import { cpuOfTasks, type TraceEvent } from './main-thread.ts';

/** By column. */
export type Figures = Record<string, number>;

/** Visits a page once and measures the cost. */
export async function visit(url: string, path: string, login: Login): Promise<Figures> {
  const context = await openBrowser(url, login);
  try {
    const page = await context.newPage();
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
    await network.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async () => {
      const { metrics } = await network.send('Performance.getMetrics');
      return 1e6 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const browser = context.browser();
    if (!browser) throw new Error('the browser is closed');
    await browser.startTracing(page, {
      categories: ['toplevel', 'loading', 'devtools.timeline', '__metadata'],
    });
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await untilQuiet(() => busyShare(cpu));
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
export type Login = readonly { name: string; value: string }[];

// Keeps other pages' processes from running during the visit.
const flags = ['--disable-gpu', '--disable-features=SpareRendererForSitePerProcess'];

/** Opens a browser without a cache of the shop, signed in there if `login` says so. */
export async function openBrowser(
  url: string,
  login: Login,
  more: string[] = [],
): Promise<BrowserContext> {
  const context = await engine.launchPersistentContext('', {
    executablePath: await chromium.executablePath(),
    args: [...flags, ...more],
    // Lighthouse's phone.
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  await context.setStorageState({
    cookies: [],
    origins: login.length > 0 ? [{ origin: url, localStorage: [...login] }] : [],
  });
  return context;
}
