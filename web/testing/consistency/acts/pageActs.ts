import type { FullProductsQuery } from '../../../src/generated/graphql.ts';
import { FullProductsDocument } from '../../fullQueries.generated.ts';
import type { Act } from './act.ts';

/** What people do with a page without changing a record. */
export const pageActs = {
  refetches: (_all, { browser }) => browser.refetches(),
  async loadsMore(_all, { browser }) {
    await browser.receiveDelayed();
    const watched = browser.screen(FullProductsDocument);
    const data = watched.getCurrentResult().data as FullProductsQuery | undefined;
    const { hasNextPage, endCursor } = data?.products.pageInfo ?? {};
    if (hasNextPage) await watched.fetchMore({ variables: { after: endCursor } });
  },
} satisfies Record<string, Act>;
