import { startUnreliableProxy } from '../shop/unreliable-proxy.ts';

type Way = Awaited<ReturnType<typeof startUnreliableProxy>>;

const addresses = ['MONGODB_URI', 'REDIS_URL', 'SEARCH_URL', 'S3_ENDPOINT'] as const;

export type EngineWays = Partial<Record<(typeof addresses)[number], Way>>;

/**
 * Puts a proxy that a test can cut before each engine's address in these variables. Skips engines on other machines and
 * TLS engines, which would notice.
 */
export async function openWays(given: Record<string, string>, opened: AsyncDisposableStack) {
  const ways: EngineWays = {};
  const variables = { ...given };
  for (const name of addresses) {
    const url = URL.parse(given[name] ?? '');
    if (!url || !['127.0.0.1', 'localhost'].includes(url.hostname)) continue;
    if (url.protocol === 'https:' || url.protocol === 'rediss:') continue;
    const way = opened.adopt(await startUnreliableProxy(Number(url.port || 80)), (one) =>
      one.close(),
    );
    url.hostname = '127.0.0.1';
    url.port = String(way.port);
    // The members of a replica set give their own addresses.
    if (name === 'MONGODB_URI') url.searchParams.set('directConnection', 'true');
    ways[name] = way;
    variables[name] = url.href.replace(/\/$/, '');
  }
  return { variables, ways };
}
