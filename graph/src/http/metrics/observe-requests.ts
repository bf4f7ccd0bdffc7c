import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { isAboutOffers } from '../../graphql/count-operations.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';

/**
 * Counts answered requests, and the refusals of REST paths; GraphQL counts its own. Counts paths about offers as
 * unknown paths, since offers are blind.
 */
export function observeRequests(app: FastifyInstance, { metrics }: Pick<Shop, 'metrics'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOf(routeOptions.url);
    // Callers can invent methods, too.
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

/** The counted pattern of a path. Each file of the web application has its own route, so these are counted together. */
function routeOf(url: string | undefined): string {
  if (url === undefined || isAboutOffers(url)) return 'other';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
