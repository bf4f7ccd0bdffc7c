import { type ApiClient, apiClient, type Request } from '../api/api-client.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import type { TestUser } from '../users/create-users.ts';
import { oneOf, type Random } from './random-numbers.ts';

/** People, and the ids of what was added. */
export type World = {
  shop: TestShop;
  people: TestUser[];
  products: string[];
  categories: string[];
};

const card = `id productName inStock advertisement advertisedUntil sellerName sellerEmail phone seller { id name verified }
  category { id title availableCount } viewerHasBooked viewerHasWished viewerCanBuy viewerCanDelete
  viewerCanAdvertise viewerCanEndAdvertisement`;
const page = `totalCount pageInfo { hasNextPage endCursor }`;
const entry = `pageInfo { hasNextPage endCursor } edges { node { id user { name } product { ${card} } } }`;

const queries: Record<string, (random: Random, world: World) => string> = {
  products: (random, world) =>
    `{ products(${pageOf(random, world)} filter: { ${filterOf(random, world)} }) { ${page} edges { node { ${card} } } } }`,
  categories: () => '{ categories { id title availableCount } }',
  category: (random, world) =>
    `{ category(id: "${oneOf(random, world.categories)}") { title availableCount
        products(${pageOf(random, world)}) { ${page} edges { node { ${card} } } } } }`,
  product: (random, world) =>
    `{ product(id: "${productIn(random, world)}") { ${card} body
        similarProducts(first: ${1 + random(12)}) { ${card} } } }`,
  seller: (random, world) =>
    `{ seller(userId: "${oneOf(random, world.people).id}") { name since forSaleCount soldCount answersWithin
        productsForSale(${pageOf(random, world)}) { ${page} edges { node { ${card} } } }
        productsSold(${pageOf(random, world)}) { ${page} edges { node { ${card} } } } } }`,
  myProducts: (random, world) =>
    `{ myProducts(${pageOf(random, world)}) { ${page} edges { node { ${card} } } } }`,
  bookingList: (random, world) => `{ bookingList(${pageOf(random, world)}) { ${entry} } }`,
  wishList: (random, world) => `{ wishList(${pageOf(random, world)}) { ${entry} } }`,
  me: () => '{ me { id name role verified bookingCount wishCount productCount } }',
};

const paths: ((random: Random, world: World) => string)[] = [
  (random) => `/products?limit=${1 + random(40)}`,
  (random, world) => `/products?limit=${1 + random(40)}&after=${productIn(random, world)}`,
  (random, world) => `/product/${productIn(random, world)}`,
  (random, world) => `/category/${oneOf(random, world.categories)}?limit=${1 + random(30)}`,
  () => '/bookingProducts',
  () => '/wishProducts',
  () => '/users',
];

/** A random request and its sender; visitors are as frequent as any account. */
export function randomRead(world: World, random: Random): { who: ApiClient; request: Request } {
  const who = oneOf(random, [...world.people, apiClient(world.shop, null)]);
  if (random(3) === 0) {
    return { who, request: { method: 'GET', url: oneOf(random, paths)(random, world) } };
  }
  const query = oneOf(random, Object.values(queries))(random, world);
  return { who, request: { method: 'POST', url: '/graphql', payload: { query } } };
}

const productIn = (random: Random, { products }: World) =>
  products.length > 0 ? oneOf(random, products) : '0'.repeat(24);

function pageOf(random: Random, world: World): string {
  const after = random(3) === 0 ? ` after: "${productIn(random, world)}"` : '';
  return `first: ${1 + random(30)}${after}`;
}

function filterOf(random: Random, world: World): string {
  const category = random(2) ? `categoryId: "${oneOf(random, world.categories)}" ` : '';
  return `${category}${random(4) === 0 ? 'advertised: true' : ''}`;
}
