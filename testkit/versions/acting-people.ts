import { setTimeout } from 'node:timers/promises';
import type { Request } from '../api/api-client.ts';
import { apiClient, overHttp } from '../api/api-client.ts';
import { randomNumbers } from '../reads/random-numbers.ts';
import { aBuyer } from './buyer-writes.ts';
import type { Market } from './own-writes.ts';
import { aSeller } from './seller-writes.ts';
import type { TwoProcesses } from './two-processes.ts';
import { graphqlRequest, versionedClient } from './versioned-client.ts';

/** After so many milliseconds every process answers what the database has. */
const maxStaleMs = 5_000;

/**
 * People who write and read at both processes, at the same time; each reads after each own write.
 * @returns `run`, which lets everybody act so many times and gives the first read that lacked an own write, or
 *   null; and `settle`, which gives the first answer that is not the database's five seconds later, or null
 */
export function createActingPeople({ urls, people, categoryId }: TwoProcesses, seed: number) {
  const market: Market = { categoryId, products: [] };
  const writers = people.map(({ role, token }, index) => {
    const random = randomNumbers(seed + index);
    const given = { market, random };
    // One browser, signed in and not.
    const known = new Map<string, number>();
    const own = versionedClient(urls, token, known);
    const visitor = versionedClient(urls, null, known);
    return {
      random,
      writer: role === 'seller' ? aSeller(own, visitor, given) : aBuyer(own, given),
    };
  });

  async function act(index: number, acts: number, over: AbortSignal): Promise<string | null> {
    const { random, writer } = writers[index] as (typeof writers)[number];
    for (let i = 0; i < acts && !over.aborted; i += 1) {
      await writer.write(random(urls.length));
      for (let reads = 1 + random(3); reads > 0; reads -= 1) {
        const process = random(urls.length);
        const wrong = await writer.read(process);
        if (wrong) return `${people[index]?.role} ${index}, act ${i}, process ${process}: ${wrong}`;
      }
    }
    return null;
  }

  const fields =
    'totalCount edges { node { id inStock advertisement category { availableCount } } }';
  const entries = 'edges { node { id product { id inStock } } }';
  const questions: Request[] = [
    ...[
      `{ products(first: 50) { ${fields} } }`,
      `{ products(first: 50, filter: { text: "bench" }, sort: PRICE_ASC) { ${fields} facets { verifiedSellerCount conditions { count } } } }`,
      `{ categories { id availableCount } category(id: "${categoryId}") { products(first: 9) { ${fields} } } }`,
      `{ myProducts(first: 50) { ${fields} } }`,
      `{ me { bookingCount wishCount productCount } bookingList(first: 50) { ${entries} } wishList(first: 50) { ${entries} } }`,
    ].map(graphqlRequest),
    ...[
      '/products?limit=1000',
      '/products?q=bench&sort=-price',
      `/category/${categoryId}`,
      '/bookingProducts',
    ].map((url) => ({
      method: 'GET' as const,
      url,
    })),
  ];

  const ofRole = (role: string) => people.find((one) => one.role === role)?.token ?? null;
  const askers = [null, ofRole('seller'), ofRole('buyer')];

  /** The first answer that the database would not give. */
  async function difference(): Promise<string | null> {
    for (const url of urls) {
      for (const token of askers) {
        const client = apiClient(overHttp(url), token);
        for (const request of questions) {
          const given = await client.send(request);
          // No process knows this version, so that the database is asked.
          const read = await client.send({ ...request, headers: { version: 'pnone=1' } });
          if (given.body !== read.body) return `${url}: ${given.body}, database: ${read.body}`;
        }
      }
    }
    return null;
  }

  return {
    async run(acts: number): Promise<string | null> {
      const over = new AbortController();
      const found = await Promise.all(
        people.map(async (_person, index) => {
          const wrong = await act(index, acts, over.signal);
          if (wrong) over.abort();
          return wrong;
        }),
      );
      return found.find((wrong) => wrong !== null) ?? null;
    },
    async settle(): Promise<string | null> {
      const until = Date.now() + maxStaleMs;
      let found = await difference();
      while (found && Date.now() < until) {
        await setTimeout(100);
        found = await difference();
      }
      return found;
    },
  };
}
