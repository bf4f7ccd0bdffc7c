import type { Context } from '../context/context.ts';

/** A field whose value a rule decides for the viewer. */
export const byViewer =
  <Given, Shown>(rule: (context: Context, given: Given) => Shown) =>
  (given: Given, _args: object, context: Context) =>
    rule(context, given);
