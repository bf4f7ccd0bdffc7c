import type { Static, TSchema } from 'typebox';
import type { Context } from '../context/context.ts';

/** What a handler gets: the caller's context and the validated parts of the request. */
export type Call<Params, Query, Body> = {
  context: Context;
  params: Params;
  query: Query;
  body: Body;
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void;
};

type Documentation = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  summary: string;
  /** Whether the documentation shows a lock; the service enforces it. */
  bearer?: boolean;
  response: TSchema;
};

type Declaration<P extends TSchema, Q extends TSchema, B extends TSchema> = Documentation & {
  params?: P;
  querystring?: Q;
  body?: B;
  handler: (call: Call<Static<P>, Static<Q>, Static<B>>) => Promise<unknown>;
};

/** A documented path: what it takes and gives, and the service behind it. */
export type RestRoute = Documentation & {
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  handler: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
};

/** Declares a path with its handler's arguments typed by its schemas. */
export const route = <P extends TSchema, Q extends TSchema, B extends TSchema>(
  declaration: Declaration<P, Q, B>,
): RestRoute => declaration as RestRoute;
