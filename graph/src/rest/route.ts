import type { Static, TSchema } from 'typebox';
import type { Context } from '../context/context.ts';

/** A handler's input: the caller's context and the validated parts of the request. */
export type Call<Params, Query, Body> = {
  context: Context;
  params: Params;
  query: Query;
  body: Body;
  /** The requested path, without its query. */
  path: string;
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void;
};

/** Makes the schema of an input for the shop's currency; the handler gets the input's type. */
export type InputSchema<Input> = ((currency: string) => TSchema) & { readonly given?: Input };

export type SchemaSource = TSchema | InputSchema<unknown>;

/** Type of a request part after its schema was checked. */
type Checked<Source> =
  Source extends InputSchema<infer Input>
    ? Input
    : Source extends TSchema
      ? Static<Source>
      : unknown;

export type Documentation = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  summary: string;
  description?: string;
  /** The documentation shows a lock, and requests without a token are refused unread. The service checks the token. */
  bearer?: boolean;
  response: TSchema;
  /** The media type of a streamed file; without one, the path answers JSON. */
  file?: 'text/csv';
  /** Cost of a request in points of the rate limit; may depend on its query. 1 by default. */
  points?: number | ((query: { limit?: number; ids?: string }) => number);
};

type Declaration<
  P extends SchemaSource,
  Q extends SchemaSource,
  B extends SchemaSource,
> = Documentation & {
  params?: P;
  querystring?: Q;
  body?: B;
  handler: (call: Call<Checked<P>, Checked<Q>, Checked<B>>) => Promise<unknown>;
};

/** A documented path: input, output, and the service behind it. */
export type RestRoute = Documentation & {
  params?: SchemaSource;
  querystring?: SchemaSource;
  body?: SchemaSource;
  handler: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
};

/** Declares a path with its handler's arguments typed by its schemas. */
export const route = <P extends SchemaSource, Q extends SchemaSource, B extends SchemaSource>(
  declaration: Declaration<P, Q, B>,
): RestRoute => declaration as RestRoute;

/** The schema of a part of a path in a shop of this currency. */
export const schemaFor = (schema: SchemaSource, currency: string): TSchema =>
  typeof schema === 'function' ? schema(currency) : schema;
