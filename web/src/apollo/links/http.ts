import { HttpLink } from '@apollo/client/link/http';

/** After this long without an answer a request counts as failed. */
const patienceMs = 20_000;

/** The way to the server. `request` replaces the browser's `fetch` in tests. */
export const httpLink = (uri: string, request: typeof fetch = (...args) => fetch(...args)) =>
  new HttpLink({
    uri,
    // A form on another site cannot send it, so the server can tell our requests from forged ones.
    headers: { 'apollo-require-preflight': 'true' },
    fetch: (input, init) => {
      const limit = AbortSignal.timeout(patienceMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      return request(input, { ...init, signal });
    },
  });
