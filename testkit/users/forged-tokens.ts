import { UnsecuredJWT } from 'jose';
import { emulatorProject } from '../../graph/embedded/auth/emulator.project.ts';

/** The present instant as tokens tell it. */
export const seconds = () => Math.floor(Date.now() / 1000);
export const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token such as the emulator's own, saying whatever its maker likes. */
export function forgedToken(sub: string, claims: Record<string, unknown>): string {
  const now = seconds();
  return new UnsecuredJWT({ auth_time: now, user_id: sub, exp: now + 3600, ...claims })
    .setSubject(sub)
    .setIssuedAt(now)
    .setIssuer(String(claims.iss ?? `https://securetoken.google.com/${emulatorProject}`))
    .setAudience(String(claims.aud ?? emulatorProject))
    .encode();
}
