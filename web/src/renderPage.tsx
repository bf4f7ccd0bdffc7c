import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from '@apollo/client/utilities';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderPage } from '@fitness-zone/contract/pages/rendered-page.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { createCache } from './apollo/cache.ts';
import { App } from './app/App.tsx';
import { loadFooter } from './app/layout/RootLayout.tsx';
import { loadMemberRoutes, routes } from './app/routes.tsx';
import { Screens } from './app/Screens.tsx';
import { loadScreens } from './app/screen.tsx';
import { visitorLocation } from './app/visitorLocation.ts';
import { visitorsOnly } from './lib/rendered/pageData.ts';
import { type PageFacts, PageFactsContext } from './lib/rendered/renderedPage.ts';

/** React's marker of a Suspense boundary whose content threw or suspended. */
const suspended = '<!--$!-->';

/**
 * Renders a visitor's page with the same components as the browser; null if only signed-in users see it.
 * @throws the error of a route or of an operation
 */
export const renderPage: RenderPage = async ({ url, config, execute }) => {
  // These routes distinguish a page for signed-in users from an unknown address.
  await loadMemberRoutes();
  const location = visitorLocation(routes, new URL(url));
  if (!location) return null;
  await Promise.all([loadScreens(routes, location.pathname), loadFooter()]);
  let status = 200;
  const failures: { message: string }[] = [];
  const structuredData = new Set<string>();
  const facts: PageFacts = {
    setStatus(next) {
      status = next;
    },
    addStructuredData: (data) => void structuredData.add(JSON.stringify(data)),
  };
  const emotionCache = createEmotionCache({ key: 'css' });
  emotionCache.compat = true;
  const cache = createCache();
  const client = new ApolloClient({
    ssrMode: true,
    dataMasking: false,
    cache,
    link: new ApolloLink(({ query, variables }) =>
      from(
        execute({ query: print(query), variables }).then((result) => {
          failures.push(...(result.errors ?? []));
          return result;
        }),
      ),
    ),
  });
  const { result } = await prerenderStatic({
    tree: (
      <div id="root" {...(location.state && { [visitorsOnly]: '' })}>
        <StrictMode>
          <CacheProvider value={emotionCache}>
            <PageFactsContext value={facts}>
              <App client={client} routes={routes} renderedWith={config}>
                <StaticRouter location={location}>
                  <Screens routes={routes} />
                </StaticRouter>
              </App>
            </PageFactsContext>
          </CacheProvider>
        </StrictMode>
      </div>
    ),
    renderFunction: renderToString,
  });
  const [failure] = failures;
  if (failure) throw new Error(failure.message);
  if (result.includes(suspended)) throw new Error(`A screen of ${url} could not be rendered.`);
  // React puts head elements before the first element.
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
