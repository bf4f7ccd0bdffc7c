import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** The schema as written, with its directives. */
export const contract = buildSchema(
  readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);

export const contractMutations = contract.getMutationType()?.getFields() ?? {};
