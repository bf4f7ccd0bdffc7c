import { UnsecuredJWT } from 'jose';
import { emulatorProject } from '../../graph/embedded/auth/emulator.project.ts';

/** The present time in seconds, as tokens state it. */
export const seconds = () => Math.floor(Date.now() / 1000);
export const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token like the emulator's own, with arbitrary claims. */
export function forgedToken(sub: string, claims: Record<string, unknown>): string {
  const now = seconds();
  return new UnsecuredJWT({ auth_time: now, user_id: sub, exp: now + 3600, ...claims })
    .setSubject(sub)
    .setIssuedAt(now)
    .setIssuer(String(claims.iss ?? `https://securetoken.google.com/${emulatorProject}`))
    .setAudience(String(claims.aud ?? emulatorProject))
    .encode();
}
