import { exampleOf } from './examples.ts';

type Schema = {
  $comment?: string;
  $ref?: string;
  title?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId?: string;
  parameters?: { name: string; schema: Schema; example?: unknown }[];
  requestBody?: { content: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Names an operation: `GET /threads/:id` is `getThreadsById`, `POST /create-payment-intent` `createPaymentIntent`. */
export function operationIdOf({ method, url }: { method: string; url: string }): string {
  const parts = url.split('/').filter(Boolean);
  const words = parts.flatMap((part) =>
    part.startsWith(':') ? ['by', part.slice(1)] : part.split(/[-.]/),
  );
  const [first = 'root', ...others] = method === 'GET' ? ['get', ...words] : words;
  return [first, ...others.map(capital)].join('');
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Schemas = Record<string, Schema>;

/** Moves bodies and shapes with a title to the document's components, and adds examples to fields. */
export function nameSchemas<Given extends object>(given: Given): Given {
  const document = structuredClone(given) as Document;
  const schemas: Schemas = {};
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  for (const operation of operations) {
    addExamples(operation);
    nameBody(operation, schemas);
    nameAnswers(operation, schemas);
  }
  return { ...document, components: { ...document.components, schemas } } as Given;
}

function addExamples({ operationId = '', parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    const example = fitting(`${operationId}.${parameter.name}`, parameter.schema);
    delete parameter.schema.examples;
    if (example !== undefined) parameter.example = example;
  }
}

function nameBody({ operationId = '', requestBody }: Operation, schemas: Schemas): void {
  const title = `${capital(operationId)}Body`;
  for (const part of Object.values(requestBody?.content ?? {})) {
    if (part.schema) part.schema = named({ ...part.schema, title }, schemas);
  }
}

function nameAnswers({ operationId = '', responses = {} }: Operation, schemas: Schemas): void {
  for (const response of Object.values(responses)) {
    if (response.description === 'Default Response') response.description = 'Done.';
    for (const part of Object.values(response.content ?? {})) {
      if (part.schema) part.schema = named(part.schema, schemas, `${operationId}Answer`);
    }
  }
}

/**
 * The schema or, if it has a title, a reference to its component.
 * @param place the path of an untitled schema within its component
 */
function named(schema: Schema, schemas: Schemas, place = ''): Schema {
  const { title, $comment: _comment, properties, items, anyOf, ...others } = schema;
  const own = title ?? place;
  const shown: Schema = {
    ...others,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const example = fitting(`${own}.${name}`, field);
          const withExample = { ...field, ...(example !== undefined && { examples: [example] }) };
          return [name, named(withExample, schemas, `${own}.${name}`)];
        }),
      ),
    }),
    ...(items && { items: named(items, schemas, own) }),
    ...(anyOf && { anyOf: anyOf.map((one) => named(one, schemas, own)) }),
  };
  if (title === undefined) return shown;
  schemas[title] = shown;
  return { $ref: `#/components/schemas/${title}` };
}

/** The example that the contract states, or the one for the field's place, if it fits the type. */
function fitting(place: string, { type, enum: values, const: only, ...schema }: Schema): unknown {
  if (values || only !== undefined || schema.anyOf || schema.properties || schema.items) return;
  const [example = exampleOf(place)] = schema.examples ?? [];
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
  const isText = [type].flat().includes('string');
  return (typeof example === 'number' && isNumber) || (typeof example === 'string' && isText)
    ? example
    : undefined;
}
