import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { verifyToken } from '../../domains/accounts/tokens/token.service.ts';
import { asRequestError } from '../../graphql/format-error.ts';
import { spendCost } from '../../graphql/operation-cost.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';
import type { LiveFeed } from './live-feed.ts';
import { contextOf, type LiveSocket } from './live-socket.ts';
import { readSubscription, subscriptionKey } from './read-subscription.ts';

type Served = { shop: Shop; schema: GraphQLSchema; feed: LiveFeed };
type Asked = SubscribePayload & { id: string };

/** The arguments for graphql-js to open a subscription, or the errors. */
export async function openSubscription(
  served: Served,
  opened: LiveSocket,
  asked: Asked,
): Promise<ExecutionArgs | GraphQLError[]> {
  if (Object.keys(opened.subscriptions).length > 1) return [new GraphQLError('One at a time.')];
  try {
    return await prepare(served, opened, asked);
  } catch (error) {
    const refusal = refusalBehind(error);
    if (refusal) return [withoutHttp(asRequestError(refusal))];
    if (error instanceof GraphQLError) return [withoutHttp(error)];
    throw error;
  }
}

async function prepare(
  { shop, schema, feed }: Served,
  opened: LiveSocket,
  { id, query, operationName, variables }: Asked,
): Promise<ExecutionArgs | GraphQLError[]> {
  const { socket } = opened.extra;
  const suggestions = { hideSuggestions: !shop.config.introspection };
  // Counts the request before reading it, since reading costs more.
  const context = await contextOf(shop, opened);
  const claims = context.bearer === null ? null : await verifyToken(shop, context.bearer);
  if (context.bearer !== null && !(claims && context.viewer)) {
    socket.close(CloseCode.Forbidden, 'Forbidden');
    return [new GraphQLError('Please sign in.')];
  }
  const asked = { query, operationName, variables };
  const document = readSubscription(schema, asked, suggestions);
  if (Array.isArray(document)) return document;
  await spendCost({ schema, document, operationName, variables }, context, suggestions);
  const subscription = { document, operationName, variableValues: variables };
  const key = subscriptionKey(asked, document);
  const page = { id, socket, claims, document: key, subscription, context };
  const contextValue: Context = { ...context, followChanges: (since) => feed.follow(page, since) };
  return { schema, ...subscription, contextValue };
}

/** The error without its HTTP status and headers. */
function withoutHttp({ message, extensions: { http: _http, ...extensions } }: GraphQLError) {
  return new GraphQLError(message, { extensions });
}
