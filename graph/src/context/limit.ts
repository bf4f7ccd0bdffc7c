import type { Allowance, Limited } from '../adapters/limits/limits.ts';
import { countedAddress } from '../shared/network-address.ts';
import type { Context } from './context.ts';

/**
 * Counts a costly act for the account, or for the address of a visitor. Services call it first, so it holds for both
 * APIs.
 * @param points what it costs, 1 by default
 * @param own earlier cost of the same act, which isn't held against it
 * @throws Refusal `too-many-requests` with the seconds to wait
 */
export const limit = (
  { limits, viewer, address }: Caller,
  what: Limited,
  points?: number,
  own?: number,
): Promise<Allowance> =>
  limits.spend(what, viewer?._id.toHexString() ?? countedAddress(address), points, own);

/** The caller, and the counter of the act. */
export type Caller = Pick<Context, 'limits' | 'viewer' | 'address'>;
