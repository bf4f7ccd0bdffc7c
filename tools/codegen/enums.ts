import {
  type GraphQLEnumType,
  type GraphQLEnumValue,
  type GraphQLSchema,
  getDirectiveValues,
  isEnumType,
  isIntrospectionType,
} from 'graphql';

type Names = Record<string, Record<string, string>>;

/** Codegen sorts the schema by name; lists of values keep the schema's own order. */
const inOrder = (type: GraphQLEnumType) =>
  type.getValues().toSorted((a, b) => placeOf(a) - placeOf(b));
const placeOf = ({ astNode }: GraphQLEnumValue) => astNode?.loc?.start ?? 0;

function directiveOf(schema: GraphQLSchema, name: string, { astNode }: GraphQLEnumValue) {
  const directive = schema.getDirective(name);
  return directive && astNode && getDirectiveValues(directive, astNode);
}

/** All enums except that of a directive, which has no values outside the schema. */
const enumsOf = (schema: GraphQLSchema): GraphQLEnumType[] =>
  Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter((type) => !isIntrospectionType(type) && type.name !== 'ConstraintFormat');

/** The values of each enum as the server, the database and REST write them. */
export const enumValuesOf = (schema: GraphQLSchema): Names =>
  namesOf(schema, (value) => {
    const rest = directiveOf(schema, 'rest', value)?.name as string | undefined;
    return rest ?? value.name.toLowerCase().replaceAll('_', '-');
  });

const enumLabelsOf = (schema: GraphQLSchema): Names =>
  namesOf(schema, (value) => directiveOf(schema, 'label', value)?.text as string | undefined);

function namesOf(
  schema: GraphQLSchema,
  nameOf: (value: GraphQLEnumValue) => string | undefined,
): Names {
  const names: Names = {};
  for (const type of enumsOf(schema)) {
    const known = inOrder(type).flatMap((value) => {
      const name = nameOf(value);
      return name === undefined ? [] : [[value.name, name]];
    });
    if (known.length > 0) names[type.name] = Object.fromEntries(known);
  }
  return names;
}

const text = (names: object) => `${JSON.stringify(names, null, 2)} as const;\n`;

/** The file with the enums' values outside GraphQL: one export each, so that browsers load only the ones they use. */
export const enumValuesText = (schema: GraphQLSchema): string =>
  [
    '// The values of each enum as the server, the database and REST write them.\n',
    ...Object.entries(enumValuesOf(schema)).map(
      ([name, values]) => `export const ${name} = ${text(values)}`,
    ),
  ].join('\n');

/** The types of these values, and the labels of some. */
export function enumsText(schema: GraphQLSchema): string {
  const types = Object.keys(enumValuesOf(schema)).map(
    (name) => `export type ${name} = Values<'${name}'>;\n`,
  );
  return `import type * as enumValues from './enum-values.ts';

type Values<Name extends keyof typeof enumValues> =
  (typeof enumValues)[Name][keyof (typeof enumValues)[Name]];

${types.join('')}
/** The labels of enum values in the middle of a sentence. */
export const enumLabels = ${text(enumLabelsOf(schema))}`;
}
