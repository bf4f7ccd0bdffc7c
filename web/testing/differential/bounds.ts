import { readFileSync } from 'node:fs';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Constraint, InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import {
  astFromValue,
  buildSchema,
  type GraphQLField,
  isLeafType,
  isRequiredArgument,
  print,
} from 'graphql';
import { unknownId } from './cases.ts';
import type { Variables } from './twoShops.ts';

type Attempt = { what: string; variables: Variables };

/**
 * An operation's variables, each time with one of them beyond a bound of the schema, or just within it.
 * @param name the arguments as codegen names them; the operation's variables are named as they are
 * @param present variables that keep to all bounds
 */
export function attemptsOf(name: string, present: Variables) {
  const attemptsWith =
    (choose: typeof beyond) =>
    (input: string, given: Variables): Attempt[] =>
      Object.entries(inputFields.get(input) ?? {}).flatMap(([field, bound]) => {
        const own = bound.input && !bound.list ? [] : choose(bound, given[field]);
        const item = [given[field] ?? {}].flat()[0] as Variables;
        const inside = bound.input ? attemptsWith(choose)(bound.input, item) : [];
        const inField = [
          ...inside.map(({ what, variables }) => ({
            what: `${field}.${what}`,
            value: (bound.list ? [variables] : variables) as unknown,
          })),
          ...own.map((value) => ({
            what: `${field} = ${JSON.stringify(value).slice(0, 40)}`,
            value,
          })),
        ];
        return inField.map(({ what, value }) => ({
          what,
          variables: { ...given, [field]: value },
        }));
      });
  return {
    beyond: attemptsWith(beyond)(name, present),
    within: attemptsWith(within)(name, present),
  };
}

const inputFields = new Map<string, InputFields>(Object.entries(inputs));

function beyond(bound: Constraint, present: unknown): unknown[] {
  const { minLength, maxLength, minItems, maxItems, min, max } = bound;
  const { pattern, format, enum: name, oneOf } = bound;
  const values: unknown[] = name
    ? Object.keys(enumValues[name]).filter((value) => !oneOf?.includes(value))
    : [];
  if (minLength) values.push('', ' ', 'x'.repeat(minLength - 1));
  if (minLength !== undefined) values.push('\ud800');
  if (maxLength !== undefined) values.push(textOf(maxLength + 1, present));
  const item = [present].flat()[0];
  if (minItems) values.push(Array(minItems - 1).fill(item));
  if (maxItems !== undefined) values.push(Array(maxItems + 1).fill(item));
  if (min !== undefined) values.push(min - 1);
  if (max !== undefined) values.push(max + 1);
  if (pattern !== undefined) values.push('no text of this pattern');
  if (format === 'CURSOR') values.push('no cursor');
  if (isEmail(present)) values.push('no e-mail');
  if (isUrl(present))
    values.push('ftp://pictures.example/a.webp', '/a.webp', 'https://pictures.example/a.webp');
  return values;
}

function within(bound: Constraint, present: unknown): unknown[] {
  const { minLength, maxLength, min, max } = bound;
  const values: unknown[] = [];
  if (minLength !== undefined) values.push(` ${'x'.repeat(minLength)} `);
  if (maxLength !== undefined) values.push(textOf(maxLength, present));
  if (min !== undefined) values.push(min);
  if (max !== undefined) values.push(max);
  return values;
}

const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('@');
const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/images/');

/** A text of a length, of the kind that is there. */
function textOf(length: number, present: unknown): string {
  if (isEmail(present)) return '@example.com'.padStart(length, 'x');
  return (isUrl(present) ? `${present}?` : '').padEnd(length, 'x');
}

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

/** Every field of the schema that takes arguments and is no mutation, with an operation that asks for it. */
export const boundedQueries = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args }) => args.length > 0)
    .map((field) => ({
      name: `Query${upperFirst(field.name)}Args`,
      query: `query(${variablesOf(field)}) { ${callOf(field)} }`,
      present: Object.fromEntries(
        field.args
          .filter(isRequiredArgument)
          .map(({ name }) => [name, name === 'role' ? 'BUYER' : unknownId]),
      ) as Variables,
    })),
  {
    name: 'CategoryProductsArgs',
    query: `query($id: ID!, $first: Int! = 24, $after: String) {
      category(id: $id) { products(first: $first, after: $after) { totalCount } }
    }`,
    present: { id: unknownId },
  },
  {
    name: 'ProductSimilarProductsArgs',
    query: `query($id: ID!, $first: Int! = 4) {
      productPreview(id: $id) { similarProducts(first: $first) { id } }
    }`,
    present: { id: unknownId },
  },
  {
    name: 'ThreadMessagesArgs',
    query: `query($id: ID!, $first: Int! = 24, $after: String) {
      thread(id: $id) { messages(first: $first, after: $after) { edges { cursor } } }
    }`,
    present: { id: unknownId },
  },
  ...['productsForSale', 'productsSold', 'reviews'].map((field) => ({
    name: `User${upperFirst(field)}Args`,
    query: `query($id: ID!, $first: Int! = 24, $after: String) {
      seller(id: $id) { ${field}(first: $first, after: $after) { edges { cursor } } }
    }`,
    present: { id: unknownId } as Variables,
  })),
];

type Field = GraphQLField<unknown, unknown>;

function variablesOf({ args }: Field): string {
  return args
    .map(({ name, type, defaultValue }) => {
      const preset = astFromValue(defaultValue, type);
      return `$${name}: ${type}${preset ? ` = ${print(preset)}` : ''}`;
    })
    .join(', ');
}

function callOf({ name, args, type }: Field): string {
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${name}(${given})${isLeafType(type) ? '' : ' { __typename }'}`;
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The names of all arguments that the schema has bounds for. */
export const boundedArguments = [...inputFields.keys()].filter((name) => name.endsWith('Args'));
