import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Route } from './route.ts';
import { invalidRequest } from './stripe.errors.ts';

export type Keys = { secretKey: string; publishableKey: string };

/**
 * Identifies the caller by its key.
 * @throws StripeError for an unknown key, and for a browser's key if only the server may call
 */
export function authorize(request: FastifyRequest, route: Route, keys: Keys): 'browser' | 'server' {
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || !given) {
    throw invalidRequest(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      {},
      401,
    );
  }
  if (same(given, keys.secretKey)) return 'server';
  if (!same(given, keys.publishableKey)) {
    throw invalidRequest('Invalid API Key provided.', {}, 401);
  }
  if (route.browser) return 'browser';
  throw invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    { code: 'secret_key_required' },
    403,
  );
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
