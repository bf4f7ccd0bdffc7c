import type { Limited } from '../adapters/limits/limits.ts';
import { countedAddress } from '../shared/network-address.ts';
import type { Context } from './context.ts';

/**
 * Counts a costly act of the caller: of the account when signed in, else of the address. Services call
 * it first, since two doors lead to them.
 * @throws Refusal `too-many-requests` with the seconds to wait
 */
export const limit = ({ limits, viewer, address }: Caller, what: Limited): Promise<void> =>
  limits.spend(what, viewer?._id.toHexString() ?? countedAddress(address));

type Caller = Pick<Context, 'limits' | 'viewer' | 'address'>;
