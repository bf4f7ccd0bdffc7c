import { GraphQLError } from 'graphql';
import type { RefusalCode, Role } from './generated/resolvers.ts';
import type { MockContext, UserRecord } from './records.ts';

/** What a mutation of the mocks answers with `success: false`. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Turns a refusal into its answer, as the server does. */
export function answering<Args, Answer extends { message: string }>(
  act: (args: Args, context: MockContext) => Answer,
) {
  return (_root: unknown, args: Args, context: MockContext) => {
    try {
      return { success: true, alreadyDone: false, ...act(args, context) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { success: false, message: error.message, code: error.code, alreadyDone: false };
    }
  };
}

/** The signed-in account, if it has one of the roles. */
export function only({ viewer }: MockContext, ...roles: Role[]): UserRecord {
  if (!viewer) {
    throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
  }
  if (!roles.includes(viewer.role)) {
    throw new Refused('FORBIDDEN', `Only ${roles.join(' and ').toLowerCase()}s can do this.`);
  }
  return viewer;
}
