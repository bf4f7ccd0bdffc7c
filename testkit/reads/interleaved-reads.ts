import type { ApiClient, Request } from '../api/api-client.ts';
import { aCategory } from '../factories.ts';
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts';
import { createUser, type TestUser } from '../users/create-users.ts';
import { randomNumbers } from './random-numbers.ts';
import { randomRead, type World } from './random-reads.ts';
import { randomWrite } from './random-writes.ts';

/** An answer from the cache that differs from the database's. */
export type Difference = { request: Request; kept: string; read: string; after: string };

/**
 * A shop with a few products and people, queried alternately with and without its cache.
 * @param start starts it; by default one on the embedded store in memory
 */
export async function startInterleaving(
  start: () => Promise<TestShop> = () => startTestShop({ config: { mongodbUri: null } }),
) {
  const shop = await start();
  const roles = ['seller', 'seller', 'buyer', 'buyer', 'admin'] as const;
  const people: TestUser[] = [];
  for (const role of roles) people.push(await createUser(shop, { role }));
  const world: World = { shop, people, products: [], categories: [] };
  const admin = people.at(-1);
  for (let i = 0; i < 3; i += 1) {
    const category = await admin?.addCategory(aCategory());
    if (category) world.categories.push(category.id);
  }

  /** Both answers, or null if they're equal. */
  async function compare(
    who: ApiClient,
    request: Request,
  ): Promise<Omit<Difference, 'after'> | null> {
    const kept = await who.send(request);
    const headers = { ...request.headers, 'cache-control': 'no-cache' };
    const read = await who.send({ ...request, headers });
    const [first, second] = [kept, read].map(
      ({ statusCode, body, headers }) => `${statusCode} ${body} ${headers.link ?? ''}`,
    );
    return first === second ? null : { request, kept: first ?? '', read: second ?? '' };
  }

  return {
    shop,
    /**
     * Performs this many acts, some at the same time as reads that may see either state. After each act, reads must
     * agree with the database.
     * @returns the first difference, or null
     */
    async run(seed: number, acts: number): Promise<Difference | null> {
      const random = randomNumbers(seed);
      for (let act = 0; act < acts; act += 1) {
        const write = randomWrite(world, random);
        const meanwhile = Array.from({ length: random(4) }, () => {
          const { who, request } = randomRead(world, random);
          return who.send(request);
        });
        const [after] = await Promise.all([write(), ...meanwhile]);
        for (let i = 0; i < 3; i += 1) {
          const { who, request } = randomRead(world, random);
          const difference = await compare(who, request);
          if (difference) return { ...difference, after };
        }
      }
      return null;
    },
    close: () => shop.close(),
  };
}
