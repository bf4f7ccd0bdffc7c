import { type ApiResponse, apiClient, overHttp, type Request } from '../api/api-client.ts';

/** `mutatedAt`: when the latest mutation of its pages was answered, by `performance.now()`. */
export type Browser = { mutatedAt: number };

const noCacheMs = 2_000;

/** A client that, like the web application, asks for the database's state for two seconds after its own mutations. */
export function browserClient(
  url: string,
  token: string | null,
  browser: Browser = { mutatedAt: Number.NEGATIVE_INFINITY },
) {
  const client = apiClient(overHttp(url), token);

  async function send(request: Request): Promise<ApiResponse> {
    const isRecent = performance.now() - browser.mutatedAt < noCacheMs;
    const headers = isRecent ? { 'cache-control': 'no-cache' } : {};
    return client.send({ ...request, headers });
  }

  return {
    send,
    /** Sends a GraphQL operation; returns `data` and throws on an error. */
    async ask<Data>(query: string): Promise<Data> {
      const answer = await send(graphqlRequest(query));
      if (query.startsWith('mutation')) browser.mutatedAt = performance.now();
      const { data } = answer.json() as { data?: Data };
      if (!data) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`);
      return data;
    },
  };
}

export type BrowserClient = ReturnType<typeof browserClient>;

export const graphqlRequest = (query: string): Request => ({
  method: 'POST',
  url: '/graphql',
  payload: { query },
});
