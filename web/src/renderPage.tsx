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
import { isSignedInOnly } from './app/screen.tsx';
import { ResponseStatusContext } from './lib/responseStatus.ts';

const handler = createStaticHandler(routes);
const container = '<div id="root">';

/**
 * Renders a page as a visitor sees it, with the components that hydrate it in the browser; null for one
 * that only signed-in users see.
 * @throws the error of a route or of an operation
 */
export const renderPage: RenderPage = async ({ url, config, execute }) => {
  if (isSignedInOnly(routes, new URL(url).pathname)) return null;
  const context = await handler.query(new Request(url), { requestContext: { config } });
  if (context instanceof Response) throw new Error(`The page ${url} is answered with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  let status = context.statusCode;
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
      <div id="root">
        <StrictMode>
          <CacheProvider value={emotionCache}>
            <ResponseStatusContext
              value={(next) => {
                status = next;
              }}
            >
              <App client={client} routes={router.routes} rendered>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </App>
            </ResponseStatusContext>
          </CacheProvider>
        </StrictMode>
      </div>
    ),
    renderFunction: renderToString,
  });
  // React puts what belongs to the head before the first element.
  const [hoisted = '', ...rest] = result.split(container);
  const body = container + rest.join(container);
  const { constructStyleTagsFromChunks, extractCriticalToChunks } =
    createEmotionServer(emotionCache);
  return {
    status,
    head: hoisted + constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    body,
    data: { config, cache: cache.extract() },
  };
};
