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
    const { UsersQuery } = await import('../features/accounts/users/UsersTable.tsx');
    return client.query({ query: UsersQuery, variables: { role } });
  });

/** What each address needs, program and data; the screen finds both at hand when it opens. */
const table: Record<string, Prefetch> = {
  [paths.home]: async (client) => {
    const { HomeQuery } = await import('../features/home/HomeProducts.tsx');
    return client.query({ query: HomeQuery });
  },
  [patterns.product]: signedIn(async (client, id) => {
    const { ProductQuery } = await import('../features/catalog/productPage/ProductPage.tsx');
    return client.query({ query: ProductQuery, variables: { id } });
  }),
  [patterns.category]: async (client, id) => {
    const { CategoryQuery } = await import('../features/catalog/category/CategoryPage.tsx');
    return client.query({ query: CategoryQuery, variables: { id } });
  },
  [paths.pages]: async (client) => {
    const { AllProductsQuery } = await import('../features/catalog/AllProductsPage.tsx');
    return client.query({ query: AllProductsQuery });
  },
  [paths.orderList]: signedIn(async (client) => {
    const { OrderListQuery } = await import('../features/lists/OrderListPage.tsx');
    return client.query({ query: OrderListQuery });
  }),
  [paths.wishList]: signedIn(async (client) => {
    const { WishListQuery } = await import('../features/lists/WishListPage.tsx');
    return client.query({ query: WishListQuery });
  }),
  [paths.productList]: signedIn(async (client) => {
    const { MyProductsQuery } = await import('../features/catalog/selling/ProductListPage.tsx');
    return client.query({ query: MyProductsQuery });
  }),
  [paths.purchases]: signedIn(async (client) => {
    const { PurchasesQuery } = await import('../features/payments/history/PurchasesPage.tsx');
    return client.query({ query: PurchasesQuery });
  }),
  [paths.sales]: signedIn(async (client) => {
    const { SalesQuery } = await import('../features/payments/history/SalesPage.tsx');
    return client.query({ query: SalesQuery });
  }),
  [paths.payments]: signedIn(async (client) => {
    const { PaymentsQuery } = await import('../features/payments/history/PaymentsPage.tsx');
    return client.query({ query: PaymentsQuery });
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
