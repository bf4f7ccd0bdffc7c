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

/** Moves bodies and shapes with a title to the document's components, and adds examples to fields. */
export function nameSchemas<Given extends object>(given: Given): Given {
  const document = structuredClone(given) as Document;
  const schemas: Record<string, Schema> = {};
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path),
  )) {
    const { operationId = '', parameters = [], requestBody, responses = {} } = operation;
    for (const parameter of parameters) {
      const example = fitting(`${operationId}.${parameter.name}`, parameter.schema);
      if (example !== undefined) parameter.example = example;
    }
    for (const part of Object.values(requestBody?.content ?? {})) {
      if (part.schema) {
        part.schema = named({ ...part.schema, title: `${capital(operationId)}Body` }, schemas);
      }
    }
    for (const response of Object.values(responses)) {
      const { description, content = {} } = response;
      if (description === 'Default Response') response.description = 'Done.';
      for (const part of Object.values(content)) {
        if (part.schema) part.schema = named(part.schema, schemas, `${operationId}Answer`);
      }
    }
  }
  return { ...document, components: { ...document.components, schemas } } as Given;
}

/**
 * The schema or, if it has a title, a reference to its component.
 * @param place where it stands: an untitled one belongs to what is around it
 */
function named(schema: Schema, schemas: Record<string, Schema>, place = ''): Schema {
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

/** The example for a field's place, if it fits the type. */
function fitting(place: string, { type, enum: values, const: only, ...schema }: Schema): unknown {
  if (values || only !== undefined || schema.anyOf || schema.properties || schema.items) return;
  const example = exampleOf(place);
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
  const isText = [type].flat().includes('string');
  return (typeof example === 'number' && isNumber) || (typeof example === 'string' && isText)
    ? example
    : undefined;
}
