import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { spendRequestPoints } from '../request-points.ts';
import { clientAddress } from './client-address.ts';
import { wantsPage } from './wants-page.ts';

/**
 * Answers 405, with the allowed methods, to a method that a path doesn't have. Runs before the body is read, since an
 * unknown method may have none. Covers paths registered after this call.
 */
export function refuseOtherMethods(app: FastifyInstance, shop: Shop): void {
  const routes = new Map<string, { matches: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // The route for preflights, on every path.
    if (url === '*') return;
    const route = routes.get(url) ?? { matches: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  const methodsOf = (path: string) => {
    const found = [...routes.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || wantsPage(request)) return;
    const methods = methodsOf(request.url.split('?', 1).join());
    if (methods.length === 0) return;
    const address = clientAddress(request.raw, shop.config.trustProxy);
    await spendRequestPoints({ ...shop, viewer: null, address }, 1, (name, value) =>
      reply.header(name, value),
    );
    const message = `${request.method} is not allowed here.`;
    return reply
      .code(405)
      .header('allow', methods.join(', '))
      .send({ success: false, message, code: 'invalid' });
  });
}

/** Pattern for the paths of a route such as `/product/:id` or `/images/*`. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
