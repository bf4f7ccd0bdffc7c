import { GraphQLError } from 'graphql';
import type { Account } from './store.ts';

/** A server refusal: an error of a query, `success: false` of a mutation. */
export class Refusal extends GraphQLError {
  constructor(code: string, message: string, field?: string) {
    super(message, { extensions: { code, ...(field && { field }) } });
  }
}

/** @throws Refusal for visitors and for other roles */
export function requireRole(viewer: Account | null, ...roles: Account['role'][]): Account {
  if (!viewer) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  if (roles.length === 0 || roles.includes(viewer.role)) return viewer;
  const allowed = roles.map((role) => `${role.toLowerCase()}s`).join(' and ');
  throw new Refusal('FORBIDDEN', `Only ${allowed} can do this.`);
}

/** @throws Refusal if there is no such record; `what` names its type */
export function found<Item>(item: Item | null | undefined, what: string): Item {
  if (!item) throw new Refusal('NOT_FOUND', `${what} not found.`);
  return item;
}
