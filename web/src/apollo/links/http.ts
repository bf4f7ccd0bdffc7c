import { HttpLink } from '@apollo/client/link/http';

/** After this long without a response a request has failed. */
const timeoutMs = 20_000;

/** Sends operations to the server by HTTP. `request` replaces the browser's `fetch` in tests. */
export const httpLink = (uri: string, request: typeof fetch = (...args) => fetch(...args)) =>
  new HttpLink({
    uri,
    // A form on another site cannot send this header, so the server can refuse forged requests (CSRF).
    headers: { 'apollo-require-preflight': 'true' },
    fetch: (input, init) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      return request(input, { ...init, signal });
    },
  });
