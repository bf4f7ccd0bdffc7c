import { setTimeout } from 'node:timers/promises';
import type { Request } from '../api/api-client.ts';
import { apiClient, overHttp } from '../api/api-client.ts';
import { randomNumbers } from '../reads/random-numbers.ts';
import { type Browser, browserClient, graphqlRequest } from './browser-client.ts';
import { aBuyer } from './buyer-writes.ts';
import type { Market } from './own-writes.ts';
import { aSeller } from './seller-writes.ts';
import type { TwoProcesses } from './two-processes.ts';

/** Within this time every process answers with the database's state. */
const staleMs = 1_000;

/**
 * People who write and read at the same time through a proxy in front of both processes; each reads after each own
 * write.
 * @returns `run`, which lets everybody act that many times and returns the first read that lacked an own write, or
 * null; and `settle`, which returns the first answer that still differs from the database a second later, or null
 */
export function createActingPeople({ url, urls, people, categoryId }: TwoProcesses, seed: number) {
  const market: Market = { categoryId, products: [] };
  const writers = people.map(({ role, token }, index) => {
    const random = randomNumbers(seed + index);
    const given = { market, random };
    // One browser, signed in and signed out.
    const browser: Browser = { mutatedAt: Number.NEGATIVE_INFINITY };
    const own = browserClient(url, token, browser);
    const visitor = browserClient(url, null, browser);
    return {
      random,
      writer: role === 'seller' ? aSeller(own, visitor, given) : aBuyer(own, given),
    };
  });

  async function act(index: number, acts: number, over: AbortSignal): Promise<string | null> {
    const { random, writer } = writers[index] as (typeof writers)[number];
    for (let i = 0; i < acts && !over.aborted; i += 1) {
      await writer.write();
      for (let reads = 1 + random(3); reads > 0; reads -= 1) {
        const wrong = await writer.read();
        if (wrong) return `${people[index]?.role} ${index}, act ${i}: ${wrong}`;
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

  /** The first answer that differs from the database's. */
  async function difference(): Promise<string | null> {
    for (const url of urls) {
      for (const token of askers) {
        const client = apiClient(overHttp(url), token);
        for (const request of questions) {
          const given = await client.send(request);
          const read = await client.send({ ...request, headers: { 'cache-control': 'no-cache' } });
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
      await setTimeout(staleMs);
      return difference();
    },
  };
}
