import { CombinedGraphQLErrors } from '@apollo/client';

/** The server's message while it can’t search; the first sentence is the title. */
export function reasonOf(error: unknown): { title?: string; message?: string } {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== 'UNAVAILABLE') return {};
  const [title = '', ...more] = first.message.split('. ');
  return { title, message: more.join('. ') };
}
