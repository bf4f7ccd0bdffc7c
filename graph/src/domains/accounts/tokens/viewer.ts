import type { Shop } from '../../../context/shop.ts';
import { accountsById } from '../accounts.loaders.ts';
import type { UserRecord } from '../user.model.ts';
import { isRevoked, verifyToken } from './token.ts';

/**
 * The account that a token of the product was issued for, as it is now, so that a changed role, a deleted or suspended
 * account or ended sessions count at once, whichever process changed them. Null for any other token.
 */
export async function findViewer(
  shop: Pick<Shop, 'jwtSecret' | 'models' | 'readModel'>,
  token: string,
): Promise<UserRecord | null> {
  const claims = await verifyToken(shop, token);
  if (!claims) return null;
  const user = await shop.readModel.exact.record(accountsById(shop.models), claims.userId);
  // A sign-in that began before the suspension may end with a token that was issued behind it.
  const isUsable = user && !user.deletingAt && !user.suspendedAt;
  return isUsable && !isRevoked(claims, user) ? user : null;
}

/** The token of an `Authorization` header, or null. */
export const bearerToken = (authorization: string | undefined) =>
  authorization?.match(/^bearer (\S+)$/i)?.[1] ?? null;
