import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderPage } from '@fitness-zone/contract/pages/rendered-page.ts';
import { execute, type GraphQLSchema, parse } from 'graphql';
import type { Context } from '../context/context.ts';
import type { Shop } from '../context/shop.ts';
import { clientConfig } from '../http/browser-config.ts';

const bundle = new URL('../../../web/dist/server/renderPage.js', import.meta.url);

/**
 * Renders the page at a path and a query string for a visitor; null if only signed-in users see it.
 * @param address the visitor's network address, to which limits apply
 */
type RenderAddress = (path: string, address: string) => Promise<RenderedPage | null>;

/**
 * Renders pages with the web application's server build, loaded at first use. The pages' operations run in this
 * process. Null without a build.
 */
export function createPageRenderer(shop: Shop, schema: GraphQLSchema): RenderAddress | null {
  if (!existsSync(fileURLToPath(bundle))) return null;
  let loading: Promise<{ renderPage: RenderPage }> | undefined;
  return async (path, address) => {
    loading ??= import(bundle.href);
    const { renderPage } = await loading;
    const contextValue: Context = {
      ...shop,
      viewer: null,
      bearer: null,
      address,
      userAgent: null,
      loaders: shop.createLoaders(null),
      // The request for the page was already counted.
      spendPoints: async () => {},
    };
    // Sets the path instead of resolving a reference: `//other.example/` is a path here, as in the browser.
    const url = new URL(shop.config.publicUrl);
    [url.pathname = '/', url.search = ''] = path.split('?', 2);
    return renderPage({
      url: url.href,
      config: clientConfig(shop),
      execute: async ({ query, variables }) =>
        execute({
          schema,
          document: parse(query),
          variableValues: variables as Record<string, unknown>,
          contextValue,
        }),
    });
  };
}
