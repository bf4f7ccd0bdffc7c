import { randomNumbers } from '../reads/random-numbers.ts';
import { randomWrite } from '../reads/random-writes.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser } from '../users/create-users.ts';
import { compareSearch } from './compare-search.ts';
import { randomSearch } from './random-searches.ts';
import { startSearchShop } from './search-shop.ts';

/**
 * Writes at random to a shop of its own. After each write, the next search must equal a scan of every product.
 * @returns the first difference, or null
 */
export async function interleaveSearches(
  acts: number,
  seed: number,
  start?: () => Promise<TestShop>,
): Promise<string | null> {
  const random = randomNumbers(seed);
  const searched = await startSearchShop(random, 150, start);
  const { shop, visitor, admin, sellers, categories } = searched;
  try {
    const products = await searched.candidates();
    const world = {
      shop,
      people: [...sellers, await createUser(shop, { role: 'buyer' }), admin],
      categories: categories.map(({ id }) => id),
      products: products.map(({ _id }) => _id).reverse(),
    };
    for (let act = 0; act < acts; act += 1) {
      const write = await randomWrite(world, random)();
      const now = await searched.candidates();
      const asked = { ...randomSearch(random, now), pageSize: 1 + random(40) };
      const differs = await compareSearch(visitor, now, asked, 1);
      if (differs) return `after ${write}: ${JSON.stringify(asked)}: ${differs}`;
    }
    return null;
  } finally {
    await searched.close();
  }
}
