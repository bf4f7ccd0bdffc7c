import type { Page, Request } from 'playwright-core';

/** The GraphQL operations that a page sends by HTTP. */
export type Recording = {
  /** The operations sent since the last call, in order, after the page has become idle. */
  sent(): Promise<string[]>;
  /** The operations sent so far, while responses may be pending. */
  sentSoFar(): string[];
};

/** The operation in a request; null if it has none. */
export function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null;
  return (request.postDataJSON() as { operationName: string }).operationName;
}

/** Whether a request is for a further page of a list, which is sent when the list's end comes near the window. */
const asksForNextPage = (request: Request): boolean =>
  Boolean((request.postDataJSON() as { variables?: { after?: unknown } }).variables?.after);

/**
 * Records a page from now on.
 * @param nextPages whether to include further pages of lists, whose number depends on other tests' records
 */
export function record(page: Page, { nextPages = true } = {}): Recording {
  const operations: string[] = [];
  const underway = new Set<Request>();
  page.on('request', (request) => {
    // A chunk that loads late may send queries of its own.
    if (request.resourceType() === 'script') underway.add(request);
    const operation = operationOf(request);
    if (!operation || (!nextPages && asksForNextPage(request))) return;
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
      // Follow-up requests are sent once the answer is rendered.
      await rendered(page);
      return underway.size > 0 ? this.sent() : operations.splice(0);
    },
    sentSoFar: () => operations.splice(0),
  };
}

/** Operations that fetch current numbers whenever their screen or dialog opens. */
const statistics = [
  ...['SellerStatistics', 'PersonNumbers', 'UnendedOfferCount', 'DeletionEffects', 'PriceGuide'],
];

/** Operations except those that fetch current numbers. */
export const withoutStatistics = (operations: readonly string[]): string[] =>
  operations.filter((operation) => !statistics.includes(operation));

/** Resolves after two animation frames, when the page has rendered and its effects have run. */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Blocks live changes, so that the page only shows its own responses. */
export const blockLiveChanges = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/graphql$/, () => {});
