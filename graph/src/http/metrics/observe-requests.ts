import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { isAboutOffers } from '../../graphql/count-operations.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';

/**
 * Counts in the metrics the requests that the framework answers, and why REST paths refuse some; GraphQL counts its own
 * refusals. Those of paths about offers are counted with the paths that nobody knows: offers are blind.
 */
export function observeRequests(app: FastifyInstance, { metrics }: Pick<Shop, 'metrics'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOf(routeOptions.url);
    // There is no end of methods, either.
    const named = route === 'other' ? 'other' : method;
    metrics.requests.observe({ method: named, route, status: statusCode }, elapsedTime / 1000);
  });
  app.addHook('onError', async ({ routeOptions }, _reply, error) => {
    if (routeOptions.url === '/graphql') return;
    const refusal = refusalBehind(error);
    const isMistake = (error.statusCode ?? 500) < 500;
    metrics.refusals.inc({ code: refusal?.code ?? (isMistake ? 'invalid' : 'fault') });
  });
}

/** The pattern of a path as it is counted: each file of the web application has a route of its own. */
function routeOf(url: string | undefined): string {
  if (url === undefined || isAboutOffers(url)) return 'other';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
