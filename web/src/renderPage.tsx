import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from '@apollo/client/utilities';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderPage } from '@fitness-zone/contract/rendered-page.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { createCache } from './apollo/cache.ts';
import { App } from './app/App.tsx';
import { routes } from './app/routes.tsx';
import { visitorLocation } from './app/visitorLocation.ts';
import { visitorsOnly } from './lib/pageData.ts';
import { type PageFacts, PageFactsContext } from './lib/renderedPage.ts';

const handler = createStaticHandler(routes);
/**
 * Renders a page as a visitor sees it, with the components that hydrate it in the browser; null for one
 * that only signed-in users see.
 * @throws the error of a route or of an operation
 */
export const renderPage: RenderPage = async ({ url, config, execute }) => {
  const location = visitorLocation(routes, new URL(url).pathname);
  if (!location) return null;
  const context = await handler.query(new Request(new URL(location.pathname, url)), {
    requestContext: { config },
  });
  if (context instanceof Response) throw new Error(`The page ${url} is answered with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  context.location = { ...context.location, state: location.state };
  let status = context.statusCode;
  const structuredData = new Set<string>();
  const facts: PageFacts = {
    setStatus(next) {
      status = next;
    },
    addStructuredData: (data) => void structuredData.add(JSON.stringify(data)),
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const emotionCache = createEmotionCache({ key: 'css' });
  emotionCache.compat = true;
  const cache = createCache();
  const client = new ApolloClient({
    ssrMode: true,
    dataMasking: false,
    cache,
    link: new ApolloLink(({ query, variables }) =>
      from(execute({ query: print(query), variables })),
    ),
  });
  const { result } = await prerenderStatic({
    tree: (
      <div id="root" {...(location.state && { [visitorsOnly]: '' })}>
        <StrictMode>
          <CacheProvider value={emotionCache}>
            <PageFactsContext value={facts}>
              <App client={client} routes={router.routes} renderedWith={config}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </App>
            </PageFactsContext>
          </CacheProvider>
        </StrictMode>
      </div>
    ),
    renderFunction: renderToString,
  });
  // React puts what belongs to the head before the first element.
  const start = result.indexOf('<div id="root"');
  const [hoisted, body] = [result.slice(0, start), result.slice(start)];
  const { constructStyleTagsFromChunks, extractCriticalToChunks } =
    createEmotionServer(emotionCache);
  return {
    status,
    head: hoisted + constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    body,
    structuredData: [...structuredData],
    data: { config, cache: cache.extract(), location },
  };
};
