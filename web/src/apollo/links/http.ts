import { HttpLink } from '@apollo/client/link/http';
import { setClockBy } from '../../lib/time/shopClock.ts';

/** Timeout of a request. */
const timeoutMs = 20_000;

/**
 * Sends operations to the server by HTTP. `request` replaces the browser's `fetch` in tests.
 */
export const httpLink = (uri: string, request: typeof fetch = (...args) => fetch(...args)) =>
  new HttpLink({
    uri,
    // A form on another site cannot send this header, so the server can refuse forged requests (CSRF).
    headers: { 'apollo-require-preflight': 'true' },
    fetch: async (input, init) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? either(init.signal, limit) : limit;
      const sentAt = Date.now();
      const response = await request(input, { ...init, signal });
      setClockBy(response.headers, sentAt);
      return response;
    },
  });

/** Aborts when either signal does. Safari has `AbortSignal.any` since 17.4. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: first.signal });
  }
  return first.signal;
}
