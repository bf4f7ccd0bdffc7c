import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import {
  type InputName,
  InvalidInput,
  validInput,
} from '@fitness-zone/contract/inputs/valid-input.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type DocumentNode, execute } from 'graphql';
import typeDefs from '../../schema.graphql?raw';
import { changeResolvers, createChanges } from './changes.ts';
import { defaultResolver } from './emptyValue.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { Refusal, requireRole } from './refusal.ts';
import type { Context } from './resolver.ts';
import { type Account, createStore } from './store.ts';

type Resolver = (root: unknown, args: Record<string, unknown>, context: Context) => unknown;
export type MockShop = ReturnType<typeof createMockShop>;

/** Checks a mutation's input against the schema's bounds, and turns a refusal into its answer. */
const asMutation =
  (name: string, resolve: Resolver): Resolver =>
  (root, args, context) => {
    try {
      const input = `Mutation${name.charAt(0).toUpperCase()}${name.slice(1)}Args` as InputName;
      if (!/^(getToken|addUser)$/.test(name)) requireRole(context.viewer);
      if (input in inputs) validInput(input, args, { currency: 'USD', enumNames: true });
      return { success: true, ...(resolve(root, args, context) as object) };
    } catch (error) {
      return answerTo(error);
    }
  };

/** The answer to a refused mutation. */
function answerTo(error: unknown) {
  if (error instanceof InvalidInput) {
    const errors = error.faults.map((fault) => ({ ...fault, code: 'INVALID' }));
    const field = errors[0]?.field;
    return { success: false, message: error.message, code: 'INVALID', field, errors };
  }
  const { code, field } = error instanceof Refusal ? error.extensions : {};
  if (!code || code === 'UNAUTHENTICATED') throw error;
  return { success: false, message: (error as Refusal).message, code, field };
}

const schema = makeExecutableSchema({ typeDefs });
const known = mutations as Record<string, Resolver | undefined>;
const executable = makeExecutableSchema({
  typeDefs,
  resolvers: {
    ...records,
    ...changeResolvers,
    Query: queries,
    Mutation: Object.fromEntries(
      Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => [
        name,
        asMutation(name, known[name] ?? (() => ({}))),
      ]),
    ),
  },
});

/**
 * A shop without a server: executes `schema.graphql` over records in memory.
 * @param empty leaves out the products
 */
export function createMockShop(empty = false) {
  const store = createStore(empty);
  const changes = createChanges();
  return {
    store,
    changes,
    schema: executable,
    execute: (
      operation: { document: DocumentNode; variables?: Record<string, unknown> | undefined },
      viewer: Account | null,
    ) =>
      execute({
        schema: executable,
        document: operation.document,
        variableValues: operation.variables,
        contextValue: { store, changes, viewer } satisfies Context,
        fieldResolver: defaultResolver,
      }),
  };
}
