import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { marked } from 'marked';
import type { Shop } from '../../context/shop.ts';
import { pageLook, shopBar } from './look.ts';

const guide = new URL('../../../../docs/api.md', import.meta.url);

const pageOf = (text: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Fitness Zone</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      ${pageLook}
      main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; overflow-wrap: break-word; }
      h1 { font-size: 2rem; line-height: 1.2; }
      h2 { margin-top: 2.5rem; font-size: 1.375rem; line-height: 1.3; }
      main a { color: var(--primary); }
      code { font: .875em/1.6 ui-monospace, Menlo, Consolas, monospace; }
      :not(pre) > code { padding: .1em .3em; border-radius: 4px; background: var(--sunken); }
      pre { padding: 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px;
        background: var(--paper); }
      li { margin: .25rem 0; }
    </style>
  </head>
  <body>
    ${shopBar('developers')}
    <main>${marked.parse(text, { async: false })}</main>
  </body>
</html>
`;

/** `GET /developers`: `docs/api.md` as a page, about this shop. */
export function registerDevelopersPage(
  app: FastifyInstance,
  { publicUrl }: Pick<Shop['config'], 'publicUrl'>,
): void {
  let page: string | undefined;
  app.get('/developers', { schema: { hide: true } }, async (_request, reply) => {
    page ??= pageOf(readFileSync(guide, 'utf8').replaceAll('http://localhost:4000', publicUrl));
    return reply.type('text/html').header('cache-control', 'no-cache').send(page);
  });
}
