import type { Shop } from '../../context/shop.ts';
import { verifyToken } from './token.ts';
import type { UserRecord } from './user.model.ts';

/**
 * The account that a token of the product was issued for, read afresh, so that a changed role or a
 * deleted account counts at once. Null for any other token.
 */
export async function findViewer(
  shop: Pick<Shop, 'jwtSecret' | 'models'>,
  token: string,
): Promise<UserRecord | null> {
  const userId = await verifyToken(shop, token);
  return userId ? shop.models.User.findOne({ _id: userId, deletingAt: null }).lean() : null;
}

/** The token of an `Authorization` header, or null. */
export const bearerToken = (authorization: string | undefined) =>
  authorization?.match(/^bearer (\S+)$/i)?.[1] ?? null;
