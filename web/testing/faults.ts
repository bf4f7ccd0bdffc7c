import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
} from 'graphql';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

type Request = { query: string; operationName: string; variables?: Record<string, unknown> };
type Details = { code?: string; retryAfter?: number };

/**
 * Replaces the shop's answer, by operation name: with a response or a body. Undefined lets the request through; a
 * promise delays it.
 */
export type Faults = Record<string, (request: Request) => unknown>;

/** The server's answer to an operation that failed. */
export const failed = ({ code = 'INTERNAL_SERVER_ERROR', retryAfter }: Details = {}) => ({
  data: null,
  errors: [
    { message: 'Something went wrong.', extensions: { code, ...(retryAfter && { retryAfter }) } },
  ],
});

/** An answer that refuses a mutation with a message. */
export const refused =
  (message: string, code = 'UNAVAILABLE') =>
  ({ query }: Request) => {
    const operation = parse(query).definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    );
    const [root] = operation?.selectionSet.selections ?? [];
    if (root?.kind !== Kind.FIELD) throw new Error('A mutation has one field.');
    const name = root.name.value;
    const type = schema.getMutationType()?.getFields()[name]?.type;
    const nameOf = (one: SelectionNode) => (one.kind === Kind.FIELD ? one.name.value : '');
    const fields = (root.selectionSet?.selections ?? []).map(nameOf);
    const empty = Object.fromEntries(fields.map((field) => [field, null]));
    const __typename = type && getNamedType(type).name;
    const answer = { ...empty, __typename, success: false, message, code, alreadyDone: false };
    return { data: { __typename: 'Mutation', [name]: answer } };
  };
