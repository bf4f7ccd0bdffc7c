import {
  type GraphQLFieldResolver,
  GraphQLNonNull,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Context } from './resolver.ts';
import { byId, type Store } from './store.ts';

const ofScalar: Record<string, unknown> = {
  Boolean: false,
  Int: 0,
  Float: 0,
  ID: '000000000000000000000000',
  EmailAddress: 'nobody@fitness.zone',
  ImageUrl: '/missing-picture.svg',
  LocalDate: '2026-01-01',
  JSON: {},
};

/** The smallest value that a type allows: null, an empty list, 0, the first value of an enum. */
function emptyValue(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isObjectType(inner)) return {};
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (inner.name === 'DateTime') return new Date().toISOString();
  return ofScalar[inner.name] ?? '';
}

/** The tables of records by type, for properties such as `productId`. */
const tables: Record<string, keyof Store> = {
  Product: 'products',
  User: 'accounts',
  Category: 'categories',
  Thread: 'threads',
};

/**
 * Resolves a field without a resolver: with the record's property of that name, the record whose id such a property
 * holds, or the smallest value that its type allows. So mutations that the mocks don't implement succeed with an empty
 * answer.
 */
export const defaultResolver: GraphQLFieldResolver<unknown, Context> = (
  source,
  _args,
  { store },
  info,
) => {
  const { fieldName, parentType, returnType } = info;
  const record = source as Record<string, unknown> | null;
  const value = record?.[fieldName];
  if (value !== undefined) return value;
  const [table, id] = [tables[getNamedType(returnType).name], record?.[`${fieldName}Id`]];
  if (table && typeof id === 'string') return byId<{ id: string }>(store[table], id);
  const isAnswer = parentType.getInterfaces().some(({ name }) => name === 'MutationPayload');
  if (isAnswer && fieldName === 'success') return true;
  if (isAnswer && fieldName === 'message') return 'Done.';
  // A field that is only null with an error, which the mocks never have here.
  const isExpected = parentType
    .getFields()
    [fieldName]?.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull');
  return emptyValue(isExpected ? new GraphQLNonNull(returnType) : returnType);
};
