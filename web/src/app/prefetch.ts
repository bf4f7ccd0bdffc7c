import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { readToken } from '../features/session/token.ts';
import { paths, patterns } from '../lib/paths.ts';

type Prefetch = (client: ApolloClient, id: string) => Promise<unknown>;

const signedIn =
  (prefetch: Prefetch): Prefetch =>
  async (client, id) =>
    readToken() ? prefetch(client, id) : undefined;

const users = (role: 'BUYER' | 'SELLER') =>
  signedIn(async (client) => {
    const { fetchUsersQuery } = await import('../features/accounts/users/UsersTable.tsx');
    return fetchUsersQuery(client, { variables: { role } });
  });

/** What each address needs, program and data; the screen finds both at hand when it opens. */
const table: Record<string, Prefetch> = {
  [paths.home]: async (client) => {
    const { fetchHomeQuery } = await import('../features/home/HomeProducts.tsx');
    return fetchHomeQuery(client);
  },
  [patterns.product]: signedIn(async (client, id) => {
    const { fetchProductQuery } = await import('../features/catalog/productPage/ProductPage.tsx');
    return fetchProductQuery(client, { variables: { id } });
  }),
  [patterns.category]: async (client, id) => {
    const { fetchCategoryQuery } = await import('../features/catalog/category/CategoryPage.tsx');
    return fetchCategoryQuery(client, { variables: { id } });
  },
  [paths.pages]: async (client) => {
    const { fetchAllProductsQuery } = await import('../features/catalog/AllProductsPage.tsx');
    return fetchAllProductsQuery(client);
  },
  [paths.orderList]: signedIn(async (client) => {
    const { fetchOrderListQuery } = await import('../features/lists/OrderListPage.tsx');
    return fetchOrderListQuery(client);
  }),
  [paths.wishList]: signedIn(async (client) => {
    const { fetchWishListQuery } = await import('../features/lists/WishListPage.tsx');
    return fetchWishListQuery(client);
  }),
  [paths.productList]: signedIn(async (client) => {
    const { fetchMyProductsQuery } = await import(
      '../features/catalog/selling/ProductListPage.tsx'
    );
    return fetchMyProductsQuery(client);
  }),
  [paths.purchases]: signedIn(async (client) => {
    const { fetchPurchasesQuery } = await import('../features/payments/history/PurchasesPage.tsx');
    return fetchPurchasesQuery(client);
  }),
  [paths.sales]: signedIn(async (client) => {
    const { fetchSalesQuery } = await import('../features/payments/history/SalesPage.tsx');
    return fetchSalesQuery(client);
  }),
  [paths.payments]: signedIn(async (client) => {
    const { fetchPaymentsQuery } = await import('../features/payments/history/PaymentsPage.tsx');
    return fetchPaymentsQuery(client);
  }),
  [paths.buyerUsers]: users('BUYER'),
  [paths.sellerUsers]: users('SELLER'),
};

/**
 * Fetches what the screen at an address will need. What the cache has is not fetched, and a screen
 * that opens meanwhile waits for the same answer instead of asking again.
 */
export async function prefetch(client: ApolloClient, pathname: string): Promise<void> {
  for (const [pattern, fetchIt] of Object.entries(table)) {
    const match = matchPath(pattern, pathname);
    // A failure here is nobody's concern yet: the screen asks again, and says so itself.
    if (match) await fetchIt(client, match.params.id ?? '').catch(() => {});
  }
}
