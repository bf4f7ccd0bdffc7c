import { byId } from './records/findRecords.ts';
import type { Records, UserRecord } from './records/records.ts';

const lifetimeS = 3600;

const encode = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.mock`;

function decode<Payload>(token: string): Partial<Payload> {
  try {
    return JSON.parse(atob(token.split('.')[1] ?? ''));
  } catch {
    // Whatever is no token of the mocks proves nothing.
    return {};
  }
}

/** A token that the client can read as it reads the server's; nobody signs it. */
export function mockToken({ id, tokensValidFrom }: UserRecord): string {
  const iat = Math.max(Date.now(), tokensValidFrom) / 1000;
  return encode({ sub: id, iat, exp: iat + lifetimeS });
}

/** The token of an `Authorization` header, or null. */
export const bearerOf = (authorization: string | null | undefined): string | null =>
  authorization?.match(/^bearer (\S+)$/i)?.[1] ?? null;

/** The account that a token was issued for; null for any other token. */
export function viewerOf({ users }: Records, bearer: string | null): UserRecord | null {
  const { sub, iat = 0 } = bearer ? decode<{ sub: string; iat: number }>(bearer) : {};
  const user = sub ? byId(users, sub) : null;
  return user && !user.suspendedAt && Math.round(iat * 1000) >= user.tokensValidFrom ? user : null;
}

/** The id of the account that a token was issued for, which may be gone; null for any other token. */
export const subjectOf = (bearer: string | null): string | null =>
  (bearer && decode<{ sub: string }>(bearer).sub) || null;

/** What the mocks' identity provider tells of an account. */
export type MockAccount = {
  email: string;
  name?: string;
  provider: 'password' | 'google';
  /** Epoch milliseconds. */
  signedInAt: number;
};

/** An ID token of the mocks' identity provider. */
export const mockIdToken = (account: MockAccount): string => encode({ account });

/** The account that an ID token proves; null for any other token. */
export const accountOf = (idToken: string): MockAccount | null =>
  decode<{ account: MockAccount }>(idToken).account ?? null;
