import { type Account, byId, type Store } from './store.ts';

const lifetimeS = 3600;
const encode = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.mock`;
const decode = (token: string): { sub?: string; email?: string } =>
  JSON.parse(atob(token.split('.')[1] || btoa('{}')));

/** An unsigned token with the claims that the client reads from the server's tokens. */
export function mockToken({ id }: Account): string {
  const iat = Math.floor(Date.now() / 1000);
  return encode({ sub: id, iat, exp: iat + lifetimeS });
}

/** The account of an `authorization` header or of a bare token; null for a visitor. */
export const viewerOf = ({ accounts }: Store, bearer: string | null | undefined): Account | null =>
  bearer ? byId(accounts, decode(bearer.replace(/^bearer /i, '')).sub ?? null) : null;

/** An ID token of the mocks' identity provider, and the e-mail in one. */
export const mockIdToken = (email: string): string => encode({ email });
export const accountOf = (idToken: string): string | null => decode(idToken).email ?? null;
