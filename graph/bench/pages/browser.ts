import chromium from '@sparticuz/chromium';
import { type BrowserContext, chromium as engine } from 'playwright-core';

/** Entries of the browser's local storage before the visit. */
export type Login = readonly { name: string; value: string }[];

/** A phone's window, as Lighthouse's. */
const viewport = { width: 412, height: 823 };

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  // No other page's process runs beside that of the visit.
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Opens a browser that has never been at a shop, but may be signed in there. */
export async function openBrowser(url: string, login: Login): Promise<BrowserContext> {
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
