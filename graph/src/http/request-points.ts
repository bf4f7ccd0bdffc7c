import { type Caller, limit } from '../context/limit.ts';
import type { Shop } from '../context/shop.ts';
import { Refusal } from '../shared/refusals/refusal.ts';

export type SetHeader = (name: string, value: string) => void;

/**
 * Counts points of a request against the caller's rate limit, and reports the rest in the headers of
 * draft-ietf-httpapi-ratelimit-headers.
 * @param own earlier points of the same request
 * @throws Refusal `too-many-requests`
 */
export async function spendRequestPoints(
  caller: Caller & { config: { limits: Pick<Shop['config']['limits'], 'requests'> } },
  points: number,
  setHeader?: SetHeader,
  own?: number,
): Promise<void> {
  const say = (remaining: number, resetAfter: number) =>
    setHeader?.('ratelimit', `"requests";r=${remaining};t=${resetAfter}`);
  setHeader?.('ratelimit-policy', `"requests";q=${caller.config.limits.requests};w=60`);
  try {
    const { remaining, resetAfter } = await limit(caller, 'requests', points, own);
    say(remaining, resetAfter);
  } catch (error) {
    if (error instanceof Refusal && error.retryAfter) say(0, error.retryAfter);
    throw error;
  }
}
