import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import type { InputName } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import { outcome } from './answers.ts';
import type { Fragments } from './complete-operation.ts';
import { type FieldOfInput, fieldsSchema, inMinorUnits, inRestWords } from './contract-schema.ts';
import { type Given, type Operation, prepareOperation } from './operation.ts';
import type { RestRoute } from './route.ts';

type Mutation = GraphQLField<unknown, unknown>;

type Names = ReadonlyMap<string, string>;

/** A mutation's path in REST from `@rest`, with the fields in its address by their names there. */
type Path = { method: 'POST' | 'PATCH' | 'DELETE'; url: string; params: Names; query: Names };

/** The path for a mutation of the contract; null if REST has none. */
export function mutationRoute(
  schema: GraphQLSchema,
  fragments: Fragments,
  name: string,
): RestRoute | null {
  const mutation = schema.getMutationType()?.getFields()[name];
  const directive = schema.getDirective('rest');
  if (!mutation?.astNode || !directive) throw new Error(`no mutation ${name}`);
  const stated = getDirectiveValues(directive, mutation.astNode);
  if (!stated) return null;
  const path = readPath(String(stated.path));
  const { input, params, query, body } = partsOf(mutation, path);
  const { answer } = stated;
  let prepared: Operation | undefined;
  const operation = () => {
    prepared ??= prepareOperation(
      schema,
      `{ ${mutation.name} { success @there message @there ${answer ?? ''} } }`,
      { fragments, kind: 'mutation' },
    );
    return prepared;
  };
  const { summary, description } = wordsOf(mutation);
  return {
    method: path.method,
    url: path.url,
    summary,
    description,
    bearer: stated.visitors !== true,
    ...(params.size > 0 && { params: fieldsSchema(params) }),
    ...(query.size > 0 && { querystring: fieldsSchema(query) }),
    ...(body.size > 0 && { body: fieldsSchema(body) }),
    response: answer ? operation().answer : outcome,
    handler: async (call) => {
      const given = { ...(call.body as Given) };
      const address = { ...(call.params as Given), ...(call.query as Given) };
      for (const [shown, { field }] of [...params, ...query]) given[field] = address[shown];
      const { currency } = call.context.config;
      const variables = input ? withInput(mutation, input, given, currency) : given;
      return (await operation().run(call.context, variables)).answer;
    },
  };
}

/** Reads `PATCH /hideProduct?id={id}` and `POST /orders/{id: orderId}/messages`. Other arguments come in the body. */
function readPath(path: string): Path {
  const [, method, address = '', search = ''] =
    /^(POST|PATCH|DELETE) (\/[^?]*)(?:\?(.*))?$/.exec(path) ?? [];
  if (!method) throw new Error(`not a path: ${path}`);
  const names = (text: string, pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, shown = '', field = '']) => [shown, field]));
  return {
    method: method as Path['method'],
    url: address.replace(/\{(\w+): \w+\}/g, ':$1'),
    params: names(address, /\{(\w+): (\w+)\}/g),
    query: names(search, /(\w+)=\{(\w+)\}/g),
  };
}

/** The fields of the request: those in its address by their names there, and the rest. */
function partsOf(mutation: Mutation, { params, query }: Path) {
  const args =
    `Mutation${mutation.name[0]?.toUpperCase()}${mutation.name.slice(1)}Args` as InputName;
  const ofArgs: InputFields = mutation.args.length > 0 ? inputs[args] : {};
  const input = ofArgs.input?.input as InputName | undefined;
  const body = new Map<string, FieldOfInput>();
  for (const field of Object.keys(input ? inputs[input] : {})) {
    if (input) body.set(field, { input, field });
  }
  for (const field of Object.keys(ofArgs)) {
    if (field !== 'input') body.set(field, { input: args, field });
  }
  const take = (names: Names) =>
    new Map(
      [...names].map(([shown, field]) => {
        const part = body.get(field);
        if (!part) throw new Error(`${mutation.name} has no ${field}`);
        body.delete(field);
        return [shown, part] as const;
      }),
    );
  return { input, params: take(params), query: take(query), body };
}

/** The mutation's arguments; amounts in minor units. */
function withInput(mutation: Mutation, input: InputName, given: Given, currency: string): Given {
  const names = new Set(mutation.args.map(({ name }) => name));
  const entries = Object.entries(given);
  const fields = Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return {
    ...Object.fromEntries(entries.filter(([name]) => names.has(name))),
    input: inMinorUnits(input, fields, currency),
  };
}

/** The first sentence of its description, and the others. */
function wordsOf({ description }: Mutation) {
  const [, summary = '', rest = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(description ?? '') ?? [];
  const inRest = (words: string) => inRestWords(words.replaceAll('\n', ' '), undefined);
  return { summary: inRest(summary), description: inRest(rest) };
}
