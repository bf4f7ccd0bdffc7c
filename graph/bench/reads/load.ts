import autocannon, { type Request } from 'autocannon';

/** A request to repeat. `{n}` in the body becomes another number each time. */
export type Target = { url: string; body?: string; headers?: Record<string, string> };

let asked = Date.now();

/** Asks from many connections; the time is in milliseconds. */
export async function load(
  { url, body, headers = {} }: Target,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const each: Request = body?.includes('{n}')
    ? { setupRequest: (request) => ({ ...request, body: body.replace('{n}', String(++asked)) }) }
    : { ...(body && { body }) };
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    requests: [each],
  });
  return {
    requests: requests.total,
    perSecond: requests.average,
    p99: latency.p99,
    refused: non2xx + errors,
  };
}
