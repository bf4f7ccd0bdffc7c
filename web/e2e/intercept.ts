import type { Page, Route } from 'playwright-core';
import { operationOf } from './recording.ts';

/** What becomes of a held request. */
type Fate = (route: Route) => Promise<void>;

export const letThrough: Fate = (route) => route.continue();
export const failed: Fate = (route) => route.fulfill({ status: 500, body: 'no' });
export const cutOff: Fate = (route) => route.abort('connectionreset');

/** The server is asked for something that it does not have, and says so. */
export const refused: Fate = (route) => {
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
 * Holds a page's requests for one operation back, as a slow network does.
 * @returns `count`, which tells how many were sent so far, and `end`, which gives them their fate
 */
export async function hold(page: Page, operation: string) {
  const decided = Promise.withResolvers<Fate>();
  let count = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    count += 1;
    const fate = await decided.promise;
    return fate(route);
  });
  return { count: () => count, end: (fate: Fate) => decided.resolve(fate) };
}
