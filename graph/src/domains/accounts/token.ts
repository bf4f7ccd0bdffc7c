import { jwtVerify, SignJWT } from 'jose';
import { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

const algorithm = 'HS256';
const issuer = 'fitness-zone';
const audience = 'fitness-zone';

type Secret = Pick<Shop, 'jwtSecret'>;

/**
 * The product's token for an account: valid for one hour, and only while the account exists. It names
 * the account by our id, not by the provider's uid, so that it cannot outlive a deletion.
 */
export const issueToken = ({ jwtSecret }: Secret, userId: Types.ObjectId) =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId.toHexString())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(jwtSecret);

/** The id of the account that a token was issued for; null for a token that is forged, foreign or expired. */
export async function verifyToken(
  { jwtSecret }: Secret,
  token: string,
): Promise<Types.ObjectId | null> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'exp'],
    });
    return Types.ObjectId.createFromHexString(payload.sub ?? '');
  } catch {
    return null;
  }
}
