import { fetchPage } from '../../../src/apollo/races/fetchPage.ts';
import type { FullProductsQuery } from '../../../src/generated/graphql.ts';
import { FullProductsDocument } from '../../generated/fullQueries.ts';
import type { Act } from './act.ts';

/** Actions on a page that change no record. */
export const pageActs = {
  refetches: (_all, { browser }) => browser.refetches(),
  async loadsMore(_all, { browser }) {
    await browser.receiveDelayed();
    const observable = browser.screen(FullProductsDocument);
    const data = observable.getCurrentResult().data as FullProductsQuery | undefined;
    const { hasNextPage, endCursor } = data?.products.pageInfo ?? {};
    if (hasNextPage) await fetchPage({ client: browser.client, observable }, endCursor);
  },
} satisfies Record<string, Act>;
