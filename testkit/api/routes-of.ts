import type { FastifyInstance } from 'fastify';

/** All routes of an app as `METHOD /path`, parsed from Fastify's printed route tree. */
export function routesOf(app: FastifyInstance): string[] {
  const open: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ├└─]*)(\S*?)(?: \((.+)\))?$/u.exec(line) ?? [];
    const depth = indent.length / 4;
    open.length = depth;
    open[depth] = part;
    const path = open.join('') || '/';
    for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD')) {
      routes.push(`${method} ${path}`);
    }
  }
  return routes;
}
