import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { asGraphqlErrors } from './compiled-errors.ts';

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
/** A context of an operation that may have been executed before Apollo Server was asked. */
type Begun = { result?: ExecutionResult };
type Compiled = Pick<CompiledQuery, 'query'> | null;

/** To compile costs as much as some executions, so it is left until a query is known to come again. */
const executionsBefore = 10;

const options = {
  // Fields report where they failed by their path; our log has the stack of the fault itself.
  disablingCapturingStackErrors: true,
  useExperimentalPathBasedSkipInclude: true,
};

/**
 * Executes operations over a schema, and queries that are asked again and again as compiled functions
 * (graphql-jit). They live as long as their documents, of which Apollo Server keeps a bounded number.
 */
export function createExecutor(schema: GraphQLSchema) {
  const seen = new WeakMap<DocumentNode, Map<string, number | Compiled>>();

  /** The compiled query; null for what is not compiled, or not yet. */
  function compiled(document: DocumentNode, operationName: string | undefined): Compiled {
    const operations = seen.get(document) ?? new Map<string, number | Compiled>();
    seen.set(document, operations);
    const name = operationName ?? '';
    const known = operations.get(name) ?? 0;
    if (typeof known !== 'number') return known;
    if (known < executionsBefore) {
      operations.set(name, known + 1);
      return null;
    }
    const made = compile(schema, document, operationName);
    operations.set(name, made);
    return made;
  }

  return async ({
    document,
    operationName,
    contextValue,
    variableValues,
  }: Omit<ExecutionArgs, 'schema'>): Promise<ExecutionResult> => {
    const name = operationName ?? undefined;
    const query = getOperationAST(document, name)?.operation === OperationTypeNode.QUERY;
    const fast = query ? compiled(document, name) : null;
    const answer = await fast?.query(undefined, contextValue, variableValues ?? {});
    // Without data nothing was executed, since the variables do not fit: graphql says so in its own words.
    if (answer?.data !== undefined) {
      const { errors, ...rest } = answer;
      return errors ? { errors: asGraphqlErrors(errors, document), ...rest } : answer;
    }
    return execute({ schema, document, operationName: name, contextValue, variableValues });
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Compiled {
  const made = compileQuery(schema, document, operationName, options);
  return isCompiledQuery(made) ? made : null;
}

/** Gives Apollo Server a schema with its own executor, which it takes from a gateway only. */
export function executedBy(
  schema: GraphQLSchema,
  executor: ReturnType<typeof createExecutor>,
): NonNullable<Gateway> {
  return {
    onSchemaLoadOrUpdate(load) {
      load({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, request, context }) =>
        (context as Begun).result ??
        executor({
          document,
          operationName: request.operationName,
          contextValue: context,
          variableValues: request.variables,
        }),
    }),
    stop: async () => {},
  };
}
