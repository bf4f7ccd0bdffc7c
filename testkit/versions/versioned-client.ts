import { type ApiResponse, apiClient, overHttp, type Request } from '../api/api-client.ts';

/** For each process the count of its writes that a browser has heard of. */
type Known = Map<string, number>;

/**
 * Somebody who asks several processes of one shop: each request goes to the one that is named, with the version that
 * earlier answers brought, as the web application sends it.
 * @param known what the same browser knows already
 */
export function versionedClient(
  urls: readonly string[],
  token: string | null,
  known: Known = new Map(),
) {
  const clients = urls.map((url) => apiClient(overHttp(url), token));

  const version = () => [...known].map(([process, count]) => `${process}=${count}`).join(', ');

  async function send(process: number, request: Request): Promise<ApiResponse> {
    const headers = known.size > 0 ? { version: version() } : {};
    const answer = await clients[process]?.send({ ...request, headers });
    if (!answer) throw new Error(`There is no process ${process}.`);
    for (const member of String(answer.headers.version ?? '').split(', ')) {
      const [name = '', count] = member.split('=');
      if (count) known.set(name, Math.max(known.get(name) ?? 0, Number(count)));
    }
    return answer;
  }

  return {
    send,
    /** Asks GraphQL; gives `data`, and fails on an error. */
    async ask<Data>(process: number, query: string): Promise<Data> {
      const answer = await send(process, graphqlRequest(query));
      const { data } = answer.json() as { data?: Data };
      if (!data) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`);
      return data;
    },
  };
}

export type VersionedClient = ReturnType<typeof versionedClient>;

/** A request to GraphQL. */
export const graphqlRequest = (query: string): Request => ({
  method: 'POST',
  url: '/graphql',
  payload: { query },
});
