import type { Types } from 'mongoose';
import { readById } from '../../../cache/read-by-id.ts';
import type { Models } from '../../../context/merged-types.ts';
import type { Shop } from '../../../context/shop.ts';
import type { Eventually } from '../../../shared/when-ready.ts';
import type { UserRecord } from '../user.model.ts';
import { isRevoked, type TokenClaims, verifyToken } from './token.service.ts';

/**
 * The current record of the account that the shop issued a token for. A changed role, a deletion, a suspension or ended
 * sessions count at once, even if another process wrote them. Null for any other token.
 */
export async function findViewer(
  shop: Pick<Shop, 'jwtSecret' | 'models' | 'cache'>,
  token: string,
): Promise<UserRecord | null> {
  const claims = await verifyToken(shop, token);
  if (!claims) return null;
  const user = await findAccount(shop, claims.userId);
  return user && isUsable(user) && !isRevoked(claims, user) ? user : null;
}

// A sign-in that began before the suspension may issue a token after it.
export const isUsable = ({ deletingAt, suspendedAt }: UserRecord) => !deletingAt && !suspendedAt;

/**
 * Does the same as `findViewer` for many tokens with one query.
 * @returns a function that gives a token's account; null if the token is no longer valid
 */
export async function findViewers(
  { User }: Pick<Models, 'User'>,
  tokens: readonly TokenClaims[],
): Promise<(claims: TokenClaims) => UserRecord | null> {
  const ids = [...new Map(tokens.map(({ userId }) => [userId.toHexString(), userId])).values()];
  const users: UserRecord[] = ids.length > 0 ? await User.find({ _id: { $in: ids } }).lean() : [];
  const byId = new Map(users.filter(isUsable).map((user) => [user._id.toHexString(), user]));
  return (claims) => {
    const user = byId.get(claims.userId.toHexString());
    return user && !isRevoked(claims, user) && claims.expiresAt > Date.now() ? user : null;
  };
}

/** Reads the cache only if it is never behind. */
function findAccount(
  { cache, models: { User } }: Pick<Shop, 'models' | 'cache'>,
  id: Types.ObjectId,
): Eventually<UserRecord | null> {
  const find = async () => User.findById(id).lean();
  return cache.isExact ? readById(cache, User.collection.name, id, find) : find();
}

/** The token of an `Authorization` header, or null. */
export const bearerToken = (authorization: string | undefined) =>
  authorization?.match(/^bearer (\S+)$/i)?.[1] ?? null;
