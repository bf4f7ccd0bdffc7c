import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import type { TSchema } from 'typebox';
import type { Context } from '../context/context.ts';
import { Shapes, type Showing, type Style } from './answer-shape.ts';
import { completeOperation, type Fragments } from './complete-operation.ts';

export type Given = Readonly<Record<string, unknown>>;

/** An operation over REST's schema, whose only root field is the answer. */
export type Operation = {
  document: DocumentNode;
  /** Describes the answer. */
  answer: TSchema;
  /** The root field's name. */
  field: string;
  /** The names of its variables. */
  variables: readonly string[];
  /**
   * @param root resolves root fields that GraphQL lacks
   * @throws the errors of the resolvers
   */
  run(context: Context, variables: Given, root?: object): Promise<Shown>;
};

type Shown = {
  answer: unknown;
  /** The cursor of the following page. */
  next: string | null;
};

type Options = {
  /** The fragments that it may spread. */
  fragments?: Fragments;
  kind?: 'query' | 'mutation';
  style?: Style;
};

/**
 * Prepares an operation.
 * @param text its selection: `{ orders @page { ...Order } }`; using a variable declares it
 */
export function prepareOperation(
  schema: GraphQLSchema,
  text: string,
  { fragments = new Map(), kind = 'query', style = 'rest' }: Options = {},
): Operation {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!root) throw new Error(`no ${kind}`);
  const { document, operation, variables } = completeOperation(schema, root, text, fragments);
  const shapes = new Shapes(fragments, root, style);
  const [selected, ...others] = shapes.fieldsOf(operation.selectionSet, root, false);
  const [property] = selected?.properties ?? [];
  if (!selected || !property || others.length > 0) throw new Error(`not one field: ${text}`);
  const [name, answer] = property;
  return {
    document,
    answer,
    field: name,
    variables,
    async run(context, variableValues, rootValue) {
      const { data, errors } = await execute({
        schema,
        document,
        rootValue,
        contextValue: context,
        // An undefined value would count as null, and not as the default.
        variableValues: Object.fromEntries(
          Object.entries(variableValues).filter(([, value]) => value !== undefined),
        ),
      });
      const [error] = errors ?? [];
      if (error) throw error.originalError ?? error;
      const showing: Showing = { publicUrl: context.config.publicUrl, next: null };
      const target: Record<string, unknown> = {};
      selected.put(target, data?.[selected.key], showing);
      return { answer: target[name], next: showing.next };
    },
  };
}
