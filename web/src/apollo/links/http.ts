import { HttpLink } from '@apollo/client/link/http';
import { setClockBy } from '../../lib/time/shopClock.ts';
import { noteVersion, versionToSend } from '../versions.ts';

/** A request fails when no response has come within so many milliseconds. */
const timeoutMs = 20_000;

/**
 * Sends operations to the server by HTTP, with the version that their answers must not be behind. `request` replaces
 * the browser's `fetch` in tests.
 */
export const httpLink = (uri: string, request: typeof fetch = (...args) => fetch(...args)) =>
  new HttpLink({
    uri,
    // A form on another site cannot send this header, so the server can refuse forged requests (CSRF).
    headers: { 'apollo-require-preflight': 'true' },
    fetch: async (input, init) => {
      const version = versionToSend();
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const headers = { ...(init?.headers as Record<string, string>), ...(version && { version }) };
      const sentAt = Date.now();
      const response = await request(input, { ...init, headers, signal });
      setClockBy(response.headers, sentAt);
      noteVersion(response.headers.get('version'));
      return response;
    },
  });
