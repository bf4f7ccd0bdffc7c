import { nextPage, slicePoints } from '../../rest/answers.ts';
import type { Reading } from '../../rest/read-route.ts';
import { browseShownProducts, searchedProducts } from './all-products/browse-products.queries.ts';
import {
  listsNear,
  listsWithout,
  type ProductSearchQuery,
  productSearchQuery,
  searchOfQuery,
} from './search/product-search.rest.ts';

export const findingReadings: Reading[] = [
  {
    url: '/products',
    summary:
      'All products that were not removed, newest first; with a search, a filter or an order only those for sale. Where the facts leave nothing, `Link` names the lists without one of them (`rel="alternate"`); where the words for a place may mean several, the lists near the others, and if none is called so, the list near the one it was taken for (`rel="canonical"`)',
    visitors: true,
    querystring: productSearchQuery,
    points: slicePoints,
    operation: `{ foundProducts {
      node @flat { ...Product } missing distance { value unit }
    } }`,
    root: async ({ context, query, header }) => {
      const asked = query as ProductSearchQuery;
      const search = searchOfQuery(asked, context.config.currency);
      if (!search) {
        const { limit: first, after } = asked;
        const { edges, pageInfo } = await browseShownProducts(context, { first, after });
        const next = pageInfo.hasNextPage && pageInfo.endCursor;
        if (next) header('link', nextPage('/products', query, next));
        return { foundProducts: edges };
      }
      const { found, next, near, wayOut } = await searchedProducts(context, asked, search);
      const links = [
        ...(next ? [nextPage('/products', query, next)] : []),
        ...(wayOut.length > 0 ? [listsWithout(wayOut, asked)] : []),
        ...(near ? listsNear(near, asked) : []),
      ];
      if (links.length > 0) header('link', links.join(', '));
      return {
        foundProducts: found.map(({ node, missing, distance }) => ({
          node,
          missing: missing.length > 0 ? missing : null,
          distance: distance !== null && near ? { value: distance, unit: near.unit } : null,
        })),
      };
    },
  },
  {
    url: '/seller/:userId',
    summary: 'A seller: since when, how many sales, the rating, and how soon they usually answer',
    visitors: true,
    operation: '{ seller { ...Seller } }',
  },
];

export const sellerFields = `
  fragment Seller on User {
    id name image @or(value: "") verified since rating { average @or count } forSaleCount
    soldCount answersWithin @or
  }
`;
