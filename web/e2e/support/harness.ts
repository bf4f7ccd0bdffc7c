import { execFile } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { waits } from '@fitness-zone/testkit/waits.ts';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as engine } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { newSession, type SessionOptions } from './session.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page embeds other sites: isolating them would start a spare process at each navigation.
  '--disable-site-isolation-trials',
  // No page lives long enough to pay off an optimizing compiler.
  '--js-flags=--no-maglev --no-turbofan',
];

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** This worker's own shop. */
export function workerShop() {
  const shop = inject('shops')[Number(import.meta.env.VITEST_POOL_ID) - 1];
  if (!shop) throw new Error('This worker has no shop.');
  return shop;
}

/**
 * One browser for all test files of this worker, since starting it takes longer than many tests. It ends with the
 * worker.
 */
let opened: Promise<Browser> | undefined;

/** This worker's shop and browser, for one test file, which closes what it has opened. */
export async function openTestBrowser() {
  const shop = workerShop();
  opened ??= openBrowser();
  const browser = await opened;
  return {
    ...shop,
    browser,
    /** Opens a page in a browser context of its own. */
    newSession: (viewport = desktop, options?: SessionOptions) =>
      newSession(browser, shop.url, viewport, options),
    /** Closes the pages that tests left open. */
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  };
}
export type TestBrowser = Awaited<ReturnType<typeof openTestBrowser>>;

const launchOptions = async () => ({
  executablePath: await chromium.executablePath(),
  args: flags,
  timeout: waits.step,
  ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
});

const openBrowser = async (): Promise<Browser> => engine.launch(await launchOptions());

/**
 * Starts a separate browser that stores its data in a folder and can be killed. After the test, the browser is closed
 * and the folder deleted.
 */
export async function openProfile(folder: string) {
  // Runs after the browser is closed: hooks run in reverse order.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const context = await engine.launchPersistentContext(folder, {
    ...(await launchOptions()),
    baseURL: workerShop().url,
    viewport: desktop,
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(waits.step);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    /** Kills its processes, like `kill -9` or an empty battery. */
    async kill() {
      const closed = context.waitForEvent('close');
      const { stdout } = await promisify(execFile)('ps', ['-Ao', 'pid=,args=']);
      for (const line of stdout.split('\n').filter((one) => one.includes(folder)))
        endProcess(Number.parseInt(line, 10));
      await closed;
    },
  };
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    // The process ended already: a browser's processes end when the first of them is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Whether the browser's processes can share memory. Playwright otherwise makes them share files on disk, since
 * containers often have too little memory; each response of the shop would create and delete a file.
 */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= 1024 ** 3;
  } catch {
    return false;
  }
}
