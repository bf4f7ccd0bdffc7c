import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { Types } from 'mongoose';

/** The contract as its authors write it, with directives. */
export const readContract = (): string =>
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

type Page = { edges: readonly { node: unknown }[] };
type Stored = { id?: string; _id?: Types.ObjectId };

const nodes = ({ edges }: Page) => edges.map(({ node }) => node);
const id = (record: Stored) => record.id ?? record._id?.toHexString();

/** The id of every record, and the records of every page. Resolvers behind these replace them. */
export function commonResolvers(typeDefs: string) {
  const types = parse(typeDefs).definitions.filter(
    (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
  const pages = types.filter(({ name }) => name.value.endsWith('Connection'));
  const records = types.filter(({ fields }) => fields?.some(({ name }) => name.value === 'id'));
  return {
    ...Object.fromEntries(pages.map(({ name }) => [name.value, { nodes }])),
    ...Object.fromEntries(records.map(({ name }) => [name.value, { id }])),
  };
}
