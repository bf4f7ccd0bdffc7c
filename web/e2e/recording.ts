import type { Page, Request } from 'playwright-core';

/** What a page asks of the shop's GraphQL door by HTTP; its WebSocket stays apart. */
export type Recording = {
  /** The operations sent since the last call, in order, after the page has come to rest. */
  sent(): Promise<string[]>;
  /** The same at this moment, while answers may be under way. */
  sentSoFar(): string[];
};

/** The operation that a request carries; null when it carries none. */
export function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null;
  return (request.postDataJSON() as { operationName: string }).operationName;
}

/** Records a page from now on. */
export function record(page: Page): Recording {
  const operations: string[] = [];
  const underway = new Set<Request>();
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (!operation) return;
    operations.push(operation);
    underway.add(request);
  });
  const settle = (request: Request) => underway.delete(request);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return {
    async sent() {
      do await rendered(page);
      while (underway.size > 0);
      // What an answer leads to is asked when the answer has been rendered.
      await rendered(page);
      return underway.size > 0 ? this.sent() : operations.splice(0);
    },
    sentSoFar: () => operations.splice(0),
  };
}

/** Lets the page paint what it knows, and do what follows from that. */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Keeps live changes from a page: what it shows then, it knows from its own answers. */
export const blockLiveChanges = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/graphql$/, () => {});
