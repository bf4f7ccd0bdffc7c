import fc, { type GeneratorValue } from 'fast-check';
import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parseValue,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

export type RandomOperation = { query: string; variables: Record<string, unknown> };

/** Some are properties of every JavaScript object but valid GraphQL names. */
const variableNames = ['n', 'first', 'constructor', 'toString', 'hasOwnProperty', '__proto__'];

/** Values that don't fit most types. */
const oddValues = ['null', '[]', '{}', '"5"', '5', '-1', '1.5', 'true', '[null]', '""'];

const deepest = 5;

type Choices = {
  oneOf: <Value>(values: readonly Value[]) => Value;
  hasOptional: () => boolean;
};

/** A value of a type as a literal in an operation. */
function literalOf(type: GraphQLInputType, choices: Choices): string {
  if (isNonNullType(type)) return literalOf(type.ofType, choices);
  if (isListType(type)) return `[${literalOf(type.ofType, choices)}]`;
  if (isEnumType(type)) return choices.oneOf(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || choices.hasOptional(),
    );
    return `{${fields.map(({ name, type: of }) => `${name}: ${literalOf(of, choices)}`).join(', ')}}`;
  }
  const { name } = type as GraphQLNamedType;
  if (name === 'Boolean') return choices.oneOf(['true', 'false']);
  if (name === 'Int' || name === 'Float') return choices.oneOf(['24', '1', '2', '12', '100']);
  // Fits a cursor, a day, a month or any other text.
  return choices.oneOf(['"2026-05-01"', '""']);
}

/** Values that fit an operation's variables: pages of 24, and optional ones left out. */
export function fittingVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Record<string, unknown> {
  const choices: Choices = {
    oneOf: ([first]) => first as never,
    hasOptional: () => false,
  };
  return Object.fromEntries(
    variableDefinitions.flatMap(({ type: node, variable }) => {
      const type = typeFromAST(schema, node);
      return isInputType(type) && (isNonNullType(type) || String(type) === 'Int')
        ? [[variable.name.value, valueFromASTUntyped(parseValue(literalOf(type, choices)))]]
        : [];
    }),
  );
}

/** An operation with nested lists, fragments, directives and odd variables; it may be invalid. */
export function randomOperation(
  gen: GeneratorValue,
  schema: GraphQLSchema,
  kind: OperationTypeNode,
): RandomOperation {
  const declarations = new Map<string, string>();
  const variables: string[] = [];
  const fragments: string[] = [];
  const chance = (percent: number) => gen(fc.integer, { min: 0, max: 99 }) < percent;
  const oneOf = <Value>(values: readonly Value[]): Value =>
    gen(() => fc.constantFrom(...values)) as Value;
  let aliases = 0;

  const literal = (type: GraphQLInputType): string =>
    literalOf(type, { oneOf, hasOptional: () => chance(20) });

  /** Declares a variable and gives it a value, maybe one that doesn't fit. */
  function variable(type: GraphQLInputType, hasDefault: boolean): string {
    const name = oneOf(variableNames);
    const nullable = String(getNullableType(type));
    const declared =
      isNonNullType(type) && (hasDefault || chance(30))
        ? `${nullable} = ${literal(type)}`
        : chance(20)
          ? `${type} = ${literal(type)}`
          : `${type}`;
    if (declarations.has(name))
      return declarations.get(name)?.startsWith(nullable) ? `$${name}` : literal(type);
    declarations.set(name, declared);
    const value = chance(90) ? jsonOf(literal(type)) : oneOf(oddValues);
    if (chance(95)) variables.push(`${JSON.stringify(name)}: ${value}`);
    return `$${name}`;
  }

  const argument = ({ name, type, defaultValue }: GraphQLArgument): string =>
    `${name}: ${chance(40) ? variable(type, defaultValue !== undefined) : literal(type)}`;

  function directive(): string {
    if (!chance(25)) return '';
    const required = new GraphQLNonNull(GraphQLBoolean);
    const condition = chance(60) ? variable(required, false) : literal(required);
    return ` @${oneOf(['skip', 'include'])}(if: ${condition})`;
  }

  function field(one: GraphQLField<unknown, unknown>, depth: number): string {
    const args = one.args.filter((arg) => isRequiredArgument(arg) || chance(40)).map(argument);
    const named = getNamedType(one.type);
    const inner = isCompositeType(named) ? ` ${selection(named, depth + 1)}` : '';
    aliases += 1;
    return `a${aliases}: ${one.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${directive()}${inner}`;
  }

  function selection(type: GraphQLNamedType, depth: number): string {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const open = fields.filter(
      ({ type: of }) => depth < deepest || !isCompositeType(getNamedType(of)),
    );
    const count = gen(fc.integer, { min: 0, max: 3 });
    // An operation's cost grows with its nesting.
    const nesting = open.filter(({ type: of }) => isCompositeType(getNamedType(of)));
    const parts = Array.from({ length: open.length === 0 ? 0 : count }, () =>
      field(oneOf(nesting.length > 0 && chance(50) ? nesting : open), depth),
    );
    if (depth < deepest && chance(25)) {
      const condition = chance(50) ? ` on ${type.name}` : '';
      parts.push(`...${condition}${directive()} ${selection(type, depth + 1)}`);
    }
    if (depth < deepest && chance(25)) {
      const name = `F${fragments.length}`;
      fragments.push('');
      fragments[Number(name.slice(1))] =
        `fragment ${name} on ${type.name} ${selection(type, depth + 1)}`;
      parts.push(`...${name}${directive()}`, ...(chance(30) ? [`...${name}`] : []));
    }
    return `{ ${['__typename', ...parts].join(' ')} }`;
  }

  const root = schema.getRootType(kind);
  if (!root) throw new Error(`The schema has no ${kind}.`);
  const body = selection(root, 0);
  const declared = [...declarations].map(([name, type]) => `$${name}: ${type}`).join(', ');
  return {
    query: [`${kind} Random${declared ? `(${declared})` : ''} ${body}`, ...fragments].join('\n'),
    // Parsed from JSON, as on the wire: `__proto__` is then an own property.
    variables: JSON.parse(`{${variables.join(', ')}}`),
  };
}

const jsonOf = (text: string): string => JSON.stringify(valueFromASTUntyped(parseValue(text)));
