import { readFileSync } from 'node:fs';
import { completeSchema } from '@fitness-zone/contract/complete-schema.ts';
import { type DocumentNode, Kind } from 'graphql';
import type { Types } from 'mongoose';

let contract: DocumentNode | undefined;

/** The whole contract, with directives. */
export function readContract(): DocumentNode {
  contract ??= completeSchema(
    readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  );
  return contract;
}

type Page = { edges: readonly { node: unknown }[] };
type Stored = { id?: string; _id?: Types.ObjectId };

const nodes = ({ edges }: Page) => edges.map(({ node }) => node);
const id = (record: Stored) => record.id ?? record._id?.toHexString();

/** The id of every record, and the records of every page. Resolvers behind these replace them. */
export function commonResolvers({ definitions }: DocumentNode) {
  const types = definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION);
  const pages = types.filter(({ name }) => name.value.endsWith('Connection'));
  const records = types.filter(({ fields }) => fields?.some(({ name }) => name.value === 'id'));
  return {
    ...Object.fromEntries(pages.map(({ name }) => [name.value, { nodes }])),
    ...Object.fromEntries(records.map(({ name }) => [name.value, { id }])),
  };
}
