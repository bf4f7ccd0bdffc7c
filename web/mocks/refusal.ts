import { GraphQLError } from 'graphql';
import type { MockContext } from './context.ts';
import type { RefusalCode, Role } from './generated/resolvers.ts';
import type { UserRecord } from './records/records.ts';

type Details = {
  /** The argument at fault. */
  field?: string;
  /** Whether what was asked for is so already. */
  alreadyDone?: boolean;
  /** Further fields of the mutation's payload. */
  payload?: Record<string, unknown>;
};

/** What the server would refuse: an error of a query, a payload with `success: false` of a mutation. */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(code: RefusalCode, message: string, details: Details = {}) {
    const { field } = details;
    super(message, { extensions: { code, ...(field && { field }) } });
    this.code = code;
    this.details = details;
  }
}

/** Gives the `NOT_FOUND` refusal of a record; `what` names its type, such as "Product". */
export const notFound = (what: string, details?: Details) =>
  new Refusal('NOT_FOUND', `${what} not found.`, details);

/**
 * A mutation's resolver. A refusal becomes its payload, but for a missing sign-in, which stays an error
 * as on the server.
 */
export const mutation =
  <Arguments, Payload extends { message: string }>(
    act: (args: Arguments, context: MockContext) => Payload,
  ) =>
  (_root: unknown, args: Arguments, context: MockContext) => {
    try {
      return { success: true, alreadyDone: false, ...act(args, context) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'UNAUTHENTICATED') throw error;
      const { message, code, details } = error;
      const { field = null, alreadyDone = false, payload } = details;
      return { success: false, message, code, field, alreadyDone, ...payload };
    }
  };

/**
 * The signed-in account.
 * @throws Refusal for visitors
 */
export function requireUser({ viewer }: Pick<MockContext, 'viewer'>): UserRecord {
  if (!viewer) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  return viewer;
}

const plural: Record<Role, string> = { BUYER: 'buyers', SELLER: 'sellers', ADMIN: 'admins' };

/**
 * The signed-in account, if it has one of the roles.
 * @throws Refusal for visitors and for other roles
 */
export function requireRole(context: Pick<MockContext, 'viewer'>, ...roles: Role[]): UserRecord {
  const user = requireUser(context);
  if (roles.includes(user.role)) return user;
  const allowed = roles.map((role) => plural[role]).join(' and ');
  throw new Refusal('FORBIDDEN', `Only ${allowed} can do this.`);
}
