import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { waits } from '@fitness-zone/testkit/waits.ts';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { operationOf } from './network/recording.ts';

/** A page and its recorded problems. */
export type Session = {
  page: Page;
  context: BrowserContext;
  /** describes the page, its errors and its latest requests */
  describe(): Promise<string>;
  /** @throws listing every console error, page error and failed request since the last call */
  expectNoProblems(): void;
  /** @throws unless the only problem since the last call is one request, to this part of an address, with this status */
  expectRefused(address: string, status: number): void;
  close(): Promise<void>;
};

/** Folder for Playwright's trace of each page that a failed test left open. */
const tracesFolder = process.env.TRACES;

const openSessions = new Set<Session>();

export type SessionOptions = {
  /** `block` by default: Playwright doesn't see a service worker's answers, and each browser would install one. */
  serviceWorkers?: 'allow' | 'block';
};

/** Opens a page in a browser context of its own, and records its problems. */
export async function newSession(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  { serviceWorkers = 'block' }: SessionOptions = {},
): Promise<Session> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.setDefaultTimeout(waits.step);
  if (tracesFolder) await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A page that signs in while its live connection is opening starts another one.
    if (message.text().endsWith('WebSocket is closed before the connection is established.'))
      return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Chromium checks seconds after the load event, when a slow machine is still loading scripts that it uses later.
    if (/^The resource \S+\.js was preloaded using link preload/.test(message.text())) return;
    problems.push(message.text());
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
  const requests = recordRequests(page);
  const session: Session = {
    page,
    context,
    expectNoProblems() {
      const found = problems.splice(0);
      if (found.length > 0) throw new Error(`${page.url()}\n${found.join('\n')}`);
    },
    expectRefused(address, status) {
      expect(problems.splice(0)).toEqual([
        expect.stringContaining(address),
        expect.stringContaining(`the server responded with a status of ${status}`),
      ]);
    },
    async describe() {
      const shown = await Promise.all(context.pages().map(ariaOf));
      if (tracesFolder) {
        await context.tracing.stop({ path: join(tracesFolder, `${randomUUID()}.zip`) });
      }
      return [page.url(), ...problems, ...requests(), ...shown].join('\n');
    },
    async close() {
      openSessions.delete(session);
      await context.close();
    },
  };
  openSessions.add(session);
  return session;
}

/** A page as a person hears it, after its address. */
async function ariaOf(page: Page): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  return `${page.url()}\n${shown.slice(0, maxSnapshot)}`;
}

/** Maximum length of a page's ARIA snapshot in a description (characters). */
const maxSnapshot = 8_000;

/** Number of requests recorded for the description of a page. */
const keptRequests = 25;

/**
 * Records the GraphQL requests of a page from now on.
 * @returns the latest ones in words: when (milliseconds ago), which, and how they were answered
 */
function recordRequests(page: Page): () => string[] {
  const requests: { at: number; operation: string; request: Request; answer: string }[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (!operation) return;
    requests.push({ at: Date.now(), operation, request, answer: 'no answer' });
    if (requests.length > keptRequests) requests.shift();
  });
  const note = (request: Request, answer: string) => {
    const recorded = requests.find((one) => one.request === request);
    if (recorded) recorded.answer = `${answer} after ${Date.now() - recorded.at} ms`;
  };
  page.on('response', (response) => note(response.request(), String(response.status())));
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  return () =>
    requests.map(({ at, operation, answer }) => `${at - Date.now()} ms ${operation}: ${answer}`);
}

/** Describes every page left open since the last call, with its errors. */
export function describeOpenPages(): Promise<string[]> {
  const sessions = [...openSessions];
  openSessions.clear();
  return Promise.all(sessions.map((session) => session.describe()));
}
