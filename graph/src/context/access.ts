import type { Role } from '@fitness-zone/contract/enums.ts';
import { Refusal } from '../shared/refusals/refusal.ts';
import type { Context } from './context.ts';
import type { Viewer } from './merged-types.ts';

const names: Record<Role, string> = { buyer: 'buyers', seller: 'sellers', admin: 'admins' };

/**
 * The signed-in account.
 * @throws Refusal `unauthenticated` for visitors
 */
export function requireUser({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new Refusal('unauthenticated', 'Please sign in.');
  return viewer;
}

/**
 * The signed-in account, if it has one of the roles.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for other roles
 */
export function requireRole(context: Pick<Context, 'viewer'>, ...roles: Role[]): Viewer {
  const user = requireUser(context);
  if (!roles.includes(user.role)) {
    const allowed = roles.map((role) => names[role]).join(' and ');
    throw new Refusal('forbidden', `Only ${allowed} can do this.`);
  }
  return user;
}
