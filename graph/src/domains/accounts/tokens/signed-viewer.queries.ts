import type { Shop } from '../../../context/shop.ts';
import { readSignedAddress, type SignedQuery } from '../../../shared/signed-address.ts';
import type { UserRecord } from '../user.model.ts';
import { isUsable } from './viewer.queries.ts';

/**
 * The current record of the account that an address was signed for. Null for another signature or an old one, and once
 * the account is suspended or deleted.
 */
export async function findSignedViewer(
  services: Pick<Shop, 'models' | 'jwtSecret' | 'now'>,
  signed: string,
  query: SignedQuery,
): Promise<UserRecord | null> {
  const viewerId = readSignedAddress(services, signed, query);
  const user = viewerId && (await services.models.User.findById(viewerId).lean());
  return user && isUsable(user) ? user : null;
}
