import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app/App.tsx';
import { startLiveChanges } from './app/live/startLiveChanges.ts';
import { configRouteId, routes } from './app/routes.tsx';
import { freshToken, reportRefusedToken } from './features/session/token.ts';
import { keepConfig } from './lib/config.ts';
import { readPageData } from './lib/pageData.ts';

// Not at the top level: the screens' chunks import this one, so that they would wait for each other.
void start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const identity =
    import.meta.env.MODE === 'mock'
      ? await (await import('../mocks/browser.ts')).startMocks()
      : null;
  const pageData = readPageData();
  const client = createClient({ readToken: freshToken, onSignedOut: reportRefusedToken });
  if (pageData) {
    keepConfig(pageData.config);
    client.cache.restore(pageData.cache);
    await loadScreens(routes);
  }
  const router = createBrowserRouter(routes, {
    ...(pageData && { hydrationData: { loaderData: { [configRouteId]: pageData.config } } }),
  });
  const app = (
    <StrictMode>
      <App
        client={client}
        routes={router.routes}
        startLiveChanges={startLiveChanges}
        rendered={pageData !== null}
        {...(identity && { identity })}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (pageData) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/**
 * Loads the chunks of the page's screens before it is hydrated, as React Router's documentation on
 * server rendering of lazy routes describes.
 */
async function loadScreens(all: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(all, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
