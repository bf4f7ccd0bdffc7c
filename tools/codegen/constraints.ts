import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { Constraint } from '../../contract/inputs/constraint.ts';

type Input = GraphQLArgument | GraphQLInputField;

const jsonTypes: Record<string, Constraint['type']> = {
  Boolean: 'boolean',
  Int: 'integer',
  Float: 'number',
};

const formats: Record<string, NonNullable<Constraint['format']>> = {
  EmailAddress: 'EMAIL',
  ImageUrl: 'IMAGE',
  LocalDate: 'DAY',
};

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Codegen sorts the schema by name, but refusals name the first faulty field in the schema's own order. */
const byPlace = (a: Input, b: Input) => placeOf(a) - placeOf(b);
const placeOf = ({ astNode }: Input) => astNode?.loc?.start ?? 0;

/** The inputs by codegen's names of their types. */
export function inputsOf(schema: GraphQLSchema): Map<string, readonly Input[]> {
  const inputs = new Map<string, readonly Input[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isInputObjectType(type)) {
      inputs.set(type.name, Object.values(type.getFields()).sort(byPlace));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      if (args.length > 0)
        inputs.set(`${type.name}${upperFirst(name)}Args`, args.toSorted(byPlace));
    }
  }
  return inputs;
}

function constraintOf(schema: GraphQLSchema, input: Input): Constraint {
  const type = getNamedType(input.type) as GraphQLInputType;
  const { example: _example, ...bounds } = statedOf(schema, input);
  return {
    type: jsonTypeOf(type),
    required: isRequiredInputField(input),
    ...(isListType(getNullableType(input.type)) && { list: true }),
    ...(isInputObjectType(type) && { input: type.name }),
    ...(isEnumType(type) && {
      enum: type.name as NonNullable<Constraint['enum']>,
      oneOf: type.getValues().map(({ name }) => name),
    }),
    ...(isScalarType(type) && formatOf(type)),
    ...bounds,
  };
}

/** What `@constraint` states about an input; nothing without one. */
function statedOf(schema: GraphQLSchema, input: Input): Record<string, unknown> {
  const directive = schema.getDirective('constraint');
  return (directive && input.astNode && getDirectiveValues(directive, input.astNode)) ?? {};
}

function formatOf({ name }: GraphQLScalarType): Pick<Constraint, 'format'> {
  const format = formats[name];
  return format ? { format } : {};
}

function jsonTypeOf(type: GraphQLInputType): Constraint['type'] {
  if (isInputObjectType(type)) return 'object';
  return (isScalarType(type) && jsonTypes[type.name]) || 'string';
}

export function inputsText(schema: GraphQLSchema): string {
  const inputs = [...inputsOf(schema)];
  const constants = inputs.map(([name, fields]) => {
    const lines = fields.map(
      (field) => `  ${field.name}: ${JSON.stringify(constraintOf(schema, field))},`,
    );
    return `export const ${name} = {\n${lines.join('\n')}\n} as const satisfies InputFields;\n`;
  });
  const described = inputs.map(([name, fields]) => {
    const texts = fields.map(({ name: field, description }) => [field, description ?? '']);
    return `  ${name}: ${JSON.stringify(Object.fromEntries(texts))},`;
  });
  const examples = inputs.flatMap(([name, fields]) => {
    const stated = fields.map((field) => [field.name, statedOf(schema, field).example]);
    const own = stated.filter(([, example]) => example !== undefined);
    return own.length > 0 ? `  ${name}: ${JSON.stringify(Object.fromEntries(own))},` : [];
  });
  return [
    "import type { InputFields } from '../inputs/constraint.ts';\n",
    ...constants,
    `/** Every input by its name. */\nexport const inputs = {\n  ${inputs.map(([name]) => name).join(',\n  ')},\n} as const;\n`,
    `/** What the schema says in words about every field of every input. */\nexport const inputDescriptions = {\n${described.join('\n')}\n} as const;\n`,
    `/** The examples that the schema states, by input and field. */\nexport const inputExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${examples.join('\n')}\n};\n`,
  ].join('\n');
}
