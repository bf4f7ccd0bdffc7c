import {
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { mutationText } from '../api/graphql-mutations.ts';
import type { MutationName } from '../api/mutation-name.ts';

/** An operation to send, and what distinguishes it from others. */
export type Sent = { what: string; query: string; variables: Record<string, unknown> };

/** Values that operations are about. */
type Candidates = {
  /** Ids of records. Ids of a wrong type are tried too. */
  ids: readonly string[];
  email: string;
  /** An amount in minor units. */
  amount: number;
};

type Given = { schema: GraphQLSchema; candidates: Candidates };

/**
 * Every query in all its variants: each id, each enum value, and without its optional arguments.
 * @param texts operations; only the queries are used
 */
export function everyQuery(texts: readonly string[], given: Given): Sent[] {
  return texts.flatMap((query) => {
    const [operation] = parse(query).definitions as OperationDefinitionNode[];
    if (operation?.operation !== 'query') return [];
    const definitions = operation.variableDefinitions ?? [];
    const fields = definitions.map(({ variable, type }) => ({
      name: variable.name.value,
      type: typeFromAST(given.schema, type as never) as GraphQLInputType,
    }));
    const what = operation.name?.value ?? query;
    return variants(fields, given).map((variables) => ({ what, query, variables }));
  });
}

/** The scalar root fields, which queries with all fields of an object don't cover. */
export const plainQueries = (schema: GraphQLSchema): Sent[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args, type }) => args.length === 0 && 'serialize' in getNullableType(type))
    .map(({ name }) => ({ what: name, query: `{ ${name} }`, variables: {} }));

/** Every mutation except those in `but`, with each id that it could take. */
export function everyMutation(given: Given, but: readonly string[]): Sent[] {
  const mutations = Object.values(given.schema.getMutationType()?.getFields() ?? {});
  return mutations
    .filter(({ name }) => !but.includes(name))
    .flatMap(({ name, args }) =>
      variants(args, given).map((variables) => ({
        what: name,
        query: mutationText(name as MutationName),
        variables,
      })),
    );
}

type Field = { name: string; type: GraphQLInputType };

/** An operation's variables in each variant. */
function variants(fields: readonly Field[], given: Given): Record<string, unknown>[] {
  const required = fields.filter(({ type }) => isNonNullType(type));
  const base = (id: string) =>
    Object.fromEntries(required.map((field) => [field.name, givenValue(field, id, given)]));
  const withIds = given.candidates.ids.map(base);
  const sets = JSON.stringify(withIds[0]) === JSON.stringify(withIds[1]) ? [base('')] : withIds;
  const enums = fields.flatMap(({ name, type }) => {
    const named = getNullableType(type);
    return isEnumType(named) ? named.getValues().map((value) => ({ [name]: value.name })) : [];
  });
  const [first = {}] = sets;
  return [...sets, ...enums.map((one) => ({ ...first, ...one }))];
}

function givenValue({ name, type }: Field, id: string, given: Given): unknown {
  const { email, amount, ids } = given.candidates;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = getNullableType(inner.ofType);
    if (String(item) === 'ID') return id ? [id] : ids;
    return [givenValue({ name, type: item }, id, given)];
  }
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, givenValue(field, id, given)]));
  }
  if (isEnumType(inner)) return (inner as GraphQLEnumType).getValues()[0]?.name;
  if (String(inner) === 'ID') return id;
  if (String(inner) === 'EmailAddress') return email;
  if (name === 'amount' || name.endsWith('Price')) return amount;
  if (String(inner) === 'Int') return 1;
  if (String(inner) === 'Float') return 1;
  if (String(inner) === 'Boolean') return true;
  return String(inner) === 'ImageUrl' ? 'https://pictures.example/a.webp' : 'Rower';
}
