import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccountsOf } from '@fitness-zone/sample-data/demo-accounts.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { signIn, signUp } from '@fitness-zone/testkit/users/sign-up.ts';
import { untilShopIsQuiet } from './quiet.ts';

export const metricsToken = 'a-token-for-the-metrics-of-a-benchmark';

const card = 'id productName image { url srcSet } condition resalePrice { formatted } sellerName';
const flags = 'viewerHasBooked viewerHasWished';

/** Shortened versions of the pages' queries. */
export const questions = {
  list: `query Newest($first: Int = 12) { products(first: $first) {
    pageInfo { endCursor hasNextPage } edges { node { ${card} } } } }`,
  listForBuyer: `query NewestForBuyer($first: Int = 12) { products(first: $first) {
    pageInfo { endCursor hasNextPage } edges { node { ${card} ${flags} } } } }`,
  // Takes another variable each time, so that its answer isn't cached.
  listOfAsker: `query NewestOfAsker($id: ID!) { products(first: 12) {
    pageInfo { endCursor hasNextPage } edges { node { ${card} } } } product(id: $id) @skip(if: true) { id } }`,
  search: `query Search($filter: ProductFilter) { products(first: 24, filter: $filter) {
    totalCount correctedText pageInfo { endCursor hasNextPage } edges { node { ${card} ${flags} } }
    facets { categories { category { id title } count } conditions { condition count }
      towns { town count } priceRange { min { amount } max { amount } } } } }`,
  detail: `query Detail($id: ID!) { product(id: $id) { ${card} body location phone sellerEmail
    originalPrice { formatted } yearsOfUsedProduct postedTime inStock ${flags}
    viewerCanBuy category { id title } } }`,
  adminList: `query AdminList($filter: AdminProductFilter) { adminProducts(first: 24, filter: $filter) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { id productName inStock sellerName category { title } } } } }`,
};

export const production = {
  NODE_ENV: 'production',
  EMBEDDED: 'true',
  SEED: 'catalogue',
  LIMIT_REQUESTS: '100000000',
  // Writes the access log, as in production.
  LOG_LEVEL: 'info',
  METRICS_TOKEN: metricsToken,
};

/**
 * Starts the shop in its own process as in production, on its embedded defaults, with this many products. An earlier
 * process fills it, so that work doesn't count as memory here.
 * @returns once it is ready and idle
 */
export async function startFilledShop(
  products: number,
  { variables }: { variables?: Record<string, string> } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const adminEmail = `admin-${randomUUID()}@example.com`;
  const env = {
    ...production,
    ADMIN_EMAILS: adminEmail,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
    SEED_PRODUCTS: String(products),
    ...variables,
  };
  const filling = await startShopProcess(env);
  // It imports the towns once, some seconds after its start.
  while ((await fetch(`${filling.url}/places?q=Salem`)).status === 503) await sleep(1_000);
  await filling.end('SIGTERM');
  const began = performance.now();
  const shop = await startShopProcess(env);
  while (!(await fetch(`${shop.url}/readyz`)).ok) await sleep(100);
  const readyAfterMs = performance.now() - began;
  const { pid = 0 } = shop;
  const close = async () => {
    await shop.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  await untilShopIsQuiet(pid).catch(async (error) => {
    await close();
    throw error;
  });
  return {
    /** Milliseconds from the start of the process until it is ready. */
    readyAfterMs,
    url: shop.url,
    emulatorUrl: shop.emulatorUrl,
    pid,
    /** The bearer token of a demo account. In production no demo account is an admin, so this makes one. */
    async signIn(role: 'buyer' | 'seller' | 'admin'): Promise<string> {
      const account = demoAccountsOf({ production: true }).find((one) => one.role === role);
      const { token } = account
        ? await signIn(shop, { name: role, ...account })
        : await signUp(shop, { role: 'buyer', name: 'Avery Boss', email: adminEmail });
      return token ?? '';
    },
    close,
  };
}

export type FilledShop = Awaited<ReturnType<typeof startFilledShop>>;

type Sample = {
  products: { edges: { node: { id: string; image: { url: string }; category: { id: string } } }[] };
};

/** Posts and removes a benchmark's product as a seller; also returns another product of the shop. */
export async function postsTo(url: string, seller: string) {
  const { graphql } = apiClient(overHttp(url), seller);
  const { products } = await graphql<Sample>(
    '{ products(first: 1) { edges { node { id image { url } category { id } } } } }',
  );
  const [sample] = products.edges;
  if (!sample) throw new Error('the shop has no products');
  const { image, category } = sample.node;
  const input = aProduct({ categoryId: category.id, image: image.url, location: 'Portland' });
  return {
    otherId: sample.node.id,
    /** Gives the product's id. */
    async post(): Promise<string> {
      const { addProduct } = await graphql<{ addProduct: { product: { id: string } } }>(
        'mutation ($input: AddProductInput!) { addProduct(input: $input) { success code product { id } } }',
        { input },
      );
      return addProduct.product.id;
    },
    remove: (id: string) =>
      graphql('mutation($id: ID!) { deleteProduct(id: $id) { success code } }', { id }),
  };
}
