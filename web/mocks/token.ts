import { byId, type UserRecord, type World } from './records.ts';

const lifetimeS = 3600;

/** A token that the client can read as it reads the server's, and that nobody signs. */
export function mockToken({ id }: UserRecord): string {
  const exp = Math.floor(Date.now() / 1000) + lifetimeS;
  return `e30.${btoa(JSON.stringify({ sub: id, exp }))}.mock`;
}

/** The account that an authorization header names. */
export function viewerOf({ users }: World, authorization: string | null): UserRecord | null {
  const payload = authorization?.match(/^bearer [^.]*\.([^.]*)\./i)?.[1];
  if (!payload) return null;
  const { sub } = JSON.parse(atob(payload)) as { sub: string };
  return byId(users, sub);
}
