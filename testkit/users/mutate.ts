import type { ApiClient, Json } from '../api/api-client.ts';
import { mutationText } from '../api/graphql-mutations.ts';
import type { MutationName } from '../api/mutation-name.ts';

/** A record that an action is about. */
export type Identified = { id: string };

export type Mutate = ReturnType<typeof mutateBy>;

/** Sends a mutation for one caller; selects these fields beside the outcome. */
export const mutateBy =
  (client: ApiClient) =>
  <Answer>(name: MutationName, variables: Json | Promise<Json>, fields = '') =>
    client
      .graphql<Record<string, Answer>>(mutationText(name, fields), variables)
      .map((data) => data[name] as Answer);
