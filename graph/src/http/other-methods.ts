import type { FastifyInstance } from 'fastify';

/**
 * Notes the methods of every path that is registered from now on.
 * @returns gives the methods that a path has, sorted; none for a path that there is not
 */
export function noteMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { matches: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // The preflight's, which every path has.
    if (url === '*') return;
    const route = routes.get(url) ?? { matches: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  return (path) => {
    const found = [...routes.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** What the paths of a route look like, such as `/product/:id` or `/images/*`. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
