import type { Allowance, Limited } from '../adapters/limits/limits.ts';
import { countedAddress } from '../shared/network-address.ts';
import type { Context } from './context.ts';

/**
 * Counts a costly act for the account, or for the address of a visitor. Services call it first, so it holds for both
 * APIs.
 * @param points the act's cost, 1 by default
 * @param own earlier cost of the same act, which doesn't count towards the limit
 * @throws Refusal `too-many-requests` with the seconds to wait
 */
export async function limit(
  { limits, viewer, address }: Caller,
  what: Limited,
  points?: number,
  own?: number,
): Promise<Allowance> {
  const caller = viewer?._id.toHexString() ?? countedAddress(address);
  // Without a caller, everybody would share one allowance.
  if (!caller) throw new Error(`an act that counts as ${what} has no caller`);
  return limits.spend(what, caller, points, own);
}

/** The caller, and the counter of the act. */
export type Caller = Pick<Context, 'limits' | 'viewer' | 'address'>;
