import {
  type GraphQLFieldResolver,
  GraphQLNonNull,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

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

/** The least that a type allows: null, an empty list, 0, the first value of an enum. */
function emptyValue(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isObjectType(inner)) return {};
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (inner.name === 'DateTime') return new Date().toISOString();
  return ofScalar[inner.name] ?? '';
}

/**
 * Resolves a field that has no resolver of its own: by the record's property of that name, else by the
 * least that its type allows. So a mutation that the mocks don't carry out succeeds with an empty answer.
 */
export const defaultResolver: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  info,
) => {
  const { fieldName, parentType, returnType } = info;
  const value = (source as Record<string, unknown> | null)?.[fieldName];
  if (value !== undefined) return value;
  const isAnswer = parentType.getInterfaces().some(({ name }) => name === 'MutationAnswer');
  if (isAnswer && fieldName === 'success') return true;
  if (isAnswer && fieldName === 'message') return 'Done.';
  // Null only with an error, which the mocks don't have here.
  const isExpected = parentType
    .getFields()
    [fieldName]?.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull');
  return emptyValue(isExpected ? new GraphQLNonNull(returnType) : returnType);
};
