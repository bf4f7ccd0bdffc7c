import type { Allowance, Limited } from '../adapters/limits/limits.ts';
import { countedAddress } from '../shared/network-address.ts';
import type { Context } from './context.ts';

/**
 * Counts a costly act of the caller: of the account when signed in, else of the address. Services call
 * it first, since both APIs lead to them.
 * @param points what it costs, 1 by default
 * @param own what the same act has cost before, which does not speak against it
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
