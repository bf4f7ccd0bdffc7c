import { waits } from '@fitness-zone/testkit/waits.ts';
import type { Page } from 'playwright-core';
import { desktop, type TestBrowser } from './harness.ts';

/** A page without scripts: it shows what the server rendered. */
export async function openWithoutJavaScript({ browser, url }: TestBrowser): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: desktop,
    reducedMotion: 'no-preference',
  });
  page.setDefaultTimeout(waits.step);
  return page;
}
