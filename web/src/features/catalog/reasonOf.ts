import { CombinedGraphQLErrors } from '@apollo/client';

/** The server's message while it can’t search. */
export function reasonOf(error: unknown): { message?: string } {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.extensions?.code === 'UNAVAILABLE' ? { message: first.message } : {};
}
