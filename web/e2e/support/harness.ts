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
  // No page has frames of other sites: their isolation starts a process ahead with each navigation.
  '--disable-site-isolation-trials',
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

/** One for all test files of this worker, since a start takes longer than many a test. It ends with the worker. */
let opened: Promise<Browser> | undefined;

/** The shop and the browser of this worker, for one test file, which closes what it has opened. */
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
    /** Closes the pages that tests have left open. */
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
 * Starts a browser of its own that keeps what it stores in a folder, and can be killed. After the test it is closed and
 * the folder deleted.
 */
export async function openProfile(folder: string) {
  // Runs after the browser is closed: the hook that was added last runs first.
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
    /** Ends its processes at once, as `kill -9` and an empty battery do. */
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
    // It has ended by itself, as a browser's processes do once the first of them is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Shared memory for the browser's processes. Without it, Playwright has them share files on the disk, since containers
 * often have too little; each response of the shop would create and delete one.
 */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= 1024 ** 3;
  } catch {
    return false;
  }
}
