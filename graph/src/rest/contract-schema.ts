import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  inputDescriptions,
  inputExamples,
  inputs,
} from '@fitness-zone/contract/generated/inputs.ts';
import type { Constraint, InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import { type InputName, takenOf } from '@fitness-zone/contract/inputs/valid-input.ts';
import { toExactMinor, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type TProperties, type TSchema, Type } from 'typebox';
import type { InputTypes } from '../generated/graphql.ts';
import type { InputSchema } from './route.ts';

/**
 * The JSON schema of a body, query or path that takes an input of the contract: its fields with their bounds, and
 * amounts in major units of the shop's currency. `$comment` has the input's name.
 */
export const inputSchema = (input: InputName): InputSchema<Record<string, unknown>> =>
  fieldsSchema(new Map(Object.keys(inputs[input]).map((field) => [field, { input, field }])));

type Given = Readonly<Record<string, unknown>>;

/** A field of a request: the contract's input with it, and its name there. */
export type FieldOfInput = { input: InputName; field: string };

type FieldsOfInputs = ReadonlyMap<string, FieldOfInput>;

/** The JSON schemas of some fields of inputs, by their names in REST. */
export function propertiesOf(fields: FieldsOfInputs, currency: string): TProperties {
  const properties = [...fields].map(([shown, { input, field }]) => {
    const bound = boundOf(input, field);
    const schema = fieldSchema(input, field, bound, currency);
    return [shown, bound.required ? schema : Type.Optional(schema)];
  });
  return Object.fromEntries(properties);
}

function boundOf(input: InputName, field: string): Constraint {
  const bound = (inputs[input] as InputFields)[field];
  if (!bound) throw new Error(`${input} has no ${field}`);
  return bound;
}

/** The JSON schema of a field of an input, with the example that the contract states. */
function fieldSchema(
  input: InputName,
  field: string,
  bound: Constraint,
  currency: string,
): TSchema {
  const descriptions: Record<string, string> = inputDescriptions[input];
  const schema = jsonSchemaOf(bound, currency, descriptions[field]);
  const example = inputExamples[input]?.[field];
  return example === undefined ? schema : Type.Unsafe({ ...schema, examples: [example] });
}

/** The JSON schema of a body, query or path that has some fields of inputs. */
export const fieldsSchema =
  (fields: FieldsOfInputs): InputSchema<Record<string, unknown>> =>
  (currency) => {
    const [[, first] = []] = fields;
    return Type.Object(propertiesOf(fields, currency), { $comment: first?.input ?? '' });
  };

/** Converts a REST input to GraphQL's: amounts from major to minor units, without rounding. */
export function inMinorUnits(name: InputName, given: Given, currency: string): Given {
  const fields: InputFields = inputs[name];
  const values = Object.entries(given).map(([field, value]) => {
    const { format, input, list } = fields[field] ?? {};
    if (format === 'MONEY' && typeof value === 'number') {
      return [field, toExactMinor(value, currency)];
    }
    return input && !list && typeof value === 'object' && value !== null
      ? [field, inMinorUnits(input as InputName, value as Given, currency)]
      : [field, value];
  });
  return Object.fromEntries(values);
}

/** An optional query parameter with the bounds of a field of the contract. */
export function parameter<Name extends InputName, Field extends keyof InputTypes[Name] & string>(
  name: Name,
  field: Field,
) {
  const schema = fieldSchema(name, field, { ...boundOf(name, field), required: true }, '');
  return Type.Optional(Type.Unsafe<NonNullable<InputTypes[Name][Field]>>(schema));
}

/** Formats of JSON Schema, for documentation only: the services check them. */
const jsonFormats: Partial<Record<NonNullable<Constraint['format']>, string>> = {
  DAY: 'date',
  EMAIL: 'email',
  IMAGE: 'uri-reference',
};

/** The pattern of single-line texts: no control characters, hence no line breaks. */
const oneLine = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** REST's names for enum values, by GraphQL's. */
const restWords = Map.groupBy(
  Object.values(enumValues).flatMap((values: Readonly<Record<string, string>>) =>
    Object.entries(values),
  ),
  ([value]) => value,
);

/** Names values of enums in descriptions as REST does: `PARTIAL_REFUND` is `partial-refund`. */
export const inRestWords = (words: string, of: Constraint['enum']): string =>
  words.replace(/`([A-Z][A-Z_]*)`/g, (named, value: string) => {
    const own: Readonly<Record<string, string>> = of ? enumValues[of] : {};
    const all = new Set((restWords.get(value) ?? []).map(([, rest]) => rest));
    const [word, ...others] = own[value] === undefined ? all : [own[value]];
    return word !== undefined && others.length === 0 ? `\`${word}\`` : named;
  });

function jsonSchemaOf(bound: Constraint, currency: string, given = ''): TSchema {
  const words = inRestWords(given, bound.enum);
  if (bound.list) return listSchemaOf(bound, currency, words);
  if (bound.input) return objectSchemaOf(bound.input as InputName, bound.required, currency, words);
  const { minLength, maxLength, min, max } = bound;
  const money = bound.format === 'MONEY';
  const shown = (limit: number) => (money ? toMajor(limit, currency) : limit);
  const type = money ? 'number' : bound.type;
  return Type.Unsafe({
    type: bound.required ? type : [type, 'null'],
    ...(bound.enum && { enum: takenOf(bound) }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...textFormOf(bound),
    ...(min !== undefined && { minimum: shown(min) }),
    ...(max !== undefined && { maximum: shown(max) }),
    description: money ? words.replace('minor unit', 'major unit') : words,
  });
}

function listSchemaOf(bound: Constraint, currency: string, description: string): TSchema {
  const { list: _list, minItems, maxItems, ...ofItem } = bound;
  return Type.Unsafe({
    type: bound.required ? 'array' : ['array', 'null'],
    items: jsonSchemaOf({ ...ofItem, required: true }, currency),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    description,
  });
}

function textFormOf({ format: given, pattern: own, minLength, multiline }: Constraint) {
  const format = given && jsonFormats[given];
  if (format) return { format };
  const pattern = own ?? (minLength !== undefined && !multiline ? oneLine : undefined);
  return pattern === undefined ? {} : { pattern };
}

/** An input within an input. */
function objectSchemaOf(
  name: InputName,
  required: boolean,
  currency: string,
  words: string,
): TSchema {
  const fields = Object.entries(inputs[name] as InputFields);
  return Type.Unsafe({
    type: required ? 'object' : ['object', 'null'],
    properties: Object.fromEntries(
      fields.map(([field, bound]) => [field, fieldSchema(name, field, bound, currency)]),
    ),
    required: fields.filter(([, bound]) => bound.required).map(([field]) => field),
    description: words,
  });
}

/**
 * Checks types and presence of the fields in a path or query before the handler runs. The handler checks bounds, after
 * permission.
 */
export function typesOnly(schema: TSchema): object {
  const { $comment, required = [], properties = {} }: DescribedObject = schema;
  if ($comment === undefined) return schema;
  const types = Object.entries(properties).map(([field, { type }]) => [
    field,
    type ? { type } : {},
  ]);
  return { type: 'object', properties: Object.fromEntries(types), required };
}

/** Leaves a body unchecked until the handler runs, which reports all faults at once, after permission. */
export const objectOnly = (schema: TSchema): object =>
  (schema as DescribedObject).$comment === undefined ? schema : { type: 'object' };

type DescribedObject = {
  $comment?: string;
  required?: readonly string[];
  properties?: Record<string, { type?: unknown }>;
};
