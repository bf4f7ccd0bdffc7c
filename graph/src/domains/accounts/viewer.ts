import type { Shop } from '../../context.ts';
import { readToken } from './token.ts';
import type { UserRecord } from './user.model.ts';

/**
 * The account behind an `Authorization: bearer …` header, read afresh, so that a changed role or a
 * deleted account counts at once. Null without a valid token.
 */
export async function findViewer(
  shop: Pick<Shop, 'jwtSecret' | 'models'>,
  authorization: string | undefined,
): Promise<UserRecord | null> {
  const token = bearerToken(authorization);
  const uid = token ? await readToken(shop, token) : null;
  return uid ? await shop.models.User.findOne({ uid }).lean() : null;
}

/** The token of an `Authorization` header, or null. */
export const bearerToken = (authorization: string | undefined) =>
  authorization?.match(/^bearer (\S+)$/i)?.[1] ?? null;
