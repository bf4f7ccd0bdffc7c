import { type Account, byId, type Store } from './store.ts';

const lifetimeS = 3600;
const encode = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.mock`;
const decode = (token: string): { sub?: string; email?: string } =>
  JSON.parse(atob(token.split('.')[1] || btoa('{}')));

/** A token that the client can read as it reads the server's; nobody signs it. */
export function mockToken({ id }: Account): string {
  const iat = Math.floor(Date.now() / 1000);
  return encode({ sub: id, iat, exp: iat + lifetimeS });
}

/** The account of an `authorization` header or of a token alone; null for a visitor. */
export const viewerOf = ({ accounts }: Store, bearer: string | null | undefined): Account | null =>
  bearer ? byId(accounts, decode(bearer.replace(/^bearer /i, '')).sub ?? null) : null;

/** An ID token of the mocks' identity provider, and the e-mail that one proves. */
export const mockIdToken = (email: string): string => encode({ email });
export const accountOf = (idToken: string): string | null => decode(idToken).email ?? null;
