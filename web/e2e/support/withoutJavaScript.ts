import type { Page } from 'playwright-core';
import { desktop, type TestBrowser } from './harness.ts';

/** A page on which no script runs: it shows what the server has rendered. */
export const openWithoutJavaScript = ({ browser, url }: TestBrowser): Promise<Page> =>
  browser.newPage({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: desktop,
    reducedMotion: 'no-preference',
  });
