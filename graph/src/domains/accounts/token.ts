import { jwtVerify, SignJWT } from 'jose';
import type { Shop } from '../../context.ts';

const algorithm = 'HS256';
const issuer = 'fitness-zone';
const audience = 'fitness-zone';

type Secret = Pick<Shop, 'jwtSecret'>;

/** The product's token for an account: valid for one hour, and only while the account exists. */
export const issueToken = ({ jwtSecret }: Secret, uid: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(uid)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(jwtSecret);

/** The uid that a token was issued for; null for a token that is forged, foreign or expired. */
export async function readToken({ jwtSecret }: Secret, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, {
      algorithms: [algorithm],
      issuer,
      audience,
    });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
