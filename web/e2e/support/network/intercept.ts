import type { Page, Route } from 'playwright-core';
import { operationOf } from './recording.ts';

/** Outcome of a held request. */
type RouteHandler = (route: Route) => Promise<void>;

export const continueRequest: RouteHandler = (route) => route.continue();
export const respondWithError: RouteHandler = (route) => route.fulfill({ status: 500, body: 'no' });
export const abortRequest: RouteHandler = (route) => route.abort('connectionreset');

/** Sends the request with unknown ids, so that the server refuses it. */
export const askForUnknown: RouteHandler = (route) => {
  const { variables, ...operation } = route.request().postDataJSON();
  const unknown = Object.keys(variables).map((name) => [
    name,
    name === 'email' ? 'nobody@example.com' : 'f'.repeat(24),
  ]);
  return route.continue({
    postData: JSON.stringify({ ...operation, variables: Object.fromEntries(unknown) }),
  });
};

/**
 * Holds back a page's requests for one operation, like a slow network.
 * @returns `count`, the number sent so far, and `release`, which sets how they are handled
 */
export async function holdRequests(page: Page, operation: string) {
  const decided = Promise.withResolvers<RouteHandler>();
  let count = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    count += 1;
    const handle = await decided.promise;
    return handle(route);
  });
  return { count: () => count, release: (handle: RouteHandler) => decided.resolve(handle) };
}
