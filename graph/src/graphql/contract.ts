import { readFileSync } from 'node:fs';
import { completeSchema } from '@fitness-zone/contract/complete-schema.ts';
import { type DocumentNode, Kind } from 'graphql';

let contract: DocumentNode | undefined;

/** The whole contract, with directives. */
export function readContract(): DocumentNode {
  contract ??= completeSchema(
    readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  );
  return contract;
}

type Edges = { edges: readonly { node: unknown }[] };

/** The fields of every connection. `totalCount` is a function, which graphql calls. */
export const connectionResolvers = ({ definitions }: DocumentNode) =>
  Object.fromEntries(
    definitions.flatMap((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value.endsWith('Connection')
        ? [[one.name.value, { nodes: ({ edges }: Edges) => edges.map(({ node }) => node) }]]
        : [],
    ),
  );
