import { readFileSync } from 'node:fs';

/** The contract as its authors write it, with directives. */
export const readContract = (): string =>
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

type Edges = { edges: readonly { node: unknown }[] };

/** The fields of every connection. `totalCount` is a function, which graphql calls. */
export const connectionResolvers = (typeDefs: string) =>
  Object.fromEntries(
    [...typeDefs.matchAll(/^type (\w+Connection) /gm)].map(([, name = '']) => [
      name,
      { nodes: ({ edges }: Edges) => edges.map(({ node }) => node) },
    ]),
  );
