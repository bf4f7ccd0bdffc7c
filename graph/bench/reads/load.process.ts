import autocannon, { type Request } from 'autocannon';
import { ownProcess } from './process.ts';

/** Something to ask for: `{n}` in the body is another number each time. */
export type Target = { url: string; body?: string; headers?: Record<string, string> };

export type Load = { target: Target; connections: number; seconds: number };

/** Times in milliseconds. */
export type Loaded = { requests: number; perSecond: number; p99: number; refused: number };

const { target, connections, seconds } = ownProcess.settings<Load>();
const { url, body, headers = {} } = target;
let asked = Date.now();
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
const loaded: Loaded = {
  requests: requests.total,
  perSecond: requests.average,
  p99: latency.p99,
  refused: non2xx + errors,
};
ownProcess.send(loaded);
process.disconnect?.();
