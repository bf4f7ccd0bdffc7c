import type { PageData } from '@fitness-zone/contract/pages/rendered-page.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app/App.tsx';
import { startLiveChanges } from './app/live/startLiveChanges.ts';
import { routes } from './app/routes.tsx';
import { Screens } from './app/Screens.tsx';
import { loadScreens } from './app/screen.tsx';
import {
  accountIdOf,
  freshToken,
  mayHaveSnapshot,
  onTokenChange,
  reportRefusedToken,
  savedToken,
} from './features/session/tokens/token.ts';
import { setConfig } from './lib/config.ts';
import { keepEarlyInput } from './lib/rendered/earlyInput.ts';
import { takeEarlyPress } from './lib/rendered/earlyPress.ts';
import {
  pageHydrated,
  readPageData,
  removePageData,
  visitorsOnly,
} from './lib/rendered/pageData.ts';
import { restoreFormDrafts } from './ui/form/drafts.ts';
import { listenToPopStateFirst } from './ui/leaving/popState.ts';

/**
 * Starts the application in the page: hydrates what the server rendered, or renders it.
 * @throws Error when the page has no root element or its chunks could not be loaded
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  const identity =
    import.meta.env.MODE === 'mock'
      ? await (await import('../mocks/browser.ts')).startMocks()
      : null;
  const pageData = readRenderedPage(container);
  restoreFormDrafts(accountIdOf(savedToken()));
  const client = createClient({
    readToken: freshToken,
    onSignedOut: reportRefusedToken,
    loadFollowers: async () => (await import('./app/followers.ts')).followRecords,
  });
  if (pageData) {
    setConfig(pageData.config);
    client.cache.restore(pageData.cache);
    // Suspending during hydration delays it.
    await loadScreens(routes, location.pathname);
  }
  // If the chunk fails to load, nothing is saved.
  const follow = () =>
    import('./features/session/persistAccountData.ts').then(
      (loaded) => loaded.persistAccountData(client),
      () => {},
    );
  onTokenChange(follow);
  // A rendered page is hydrated with the server's data first.
  if (savedToken() || mayHaveSnapshot())
    await (pageData ? void pageHydrated.then(follow) : follow());
  const app = (
    <StrictMode>
      <App
        client={client}
        routes={routes}
        startLiveChanges={startLiveChanges}
        {...(pageData && { renderedWith: pageData.config })}
        {...(identity && { identity })}
      >
        <BrowserRouter>
          <Screens routes={routes} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  listenToPopStateFirst();
  // Both run in a transition, which React renders in parts and handles input in between.
  const pressAgain = takeEarlyPress();
  if (pageData) {
    const typeAgain = keepEarlyInput(container);
    startTransition(() => void hydrateRoot(container, app));
    void pageHydrated.then(typeAgain).then(pressAgain);
  } else {
    // There was nothing to press.
    pressAgain();
    startTransition(() => createRoot(container).render(app));
  }
}

/**
 * Reads the data that the server wrote into the rendered page; null for a page filled by scripts. A visitor who
 * opened an address for signed-in users continues where they were sent; signed-in users see the page itself.
 */
function readRenderedPage(container: HTMLElement): PageData | null {
  const pageData = readPageData();
  if (!pageData || pageData.location.state === null) return pageData;
  if (savedToken()) {
    removePageData();
    container.replaceChildren();
  }
  container.removeAttribute(visitorsOnly);
  if (savedToken()) return null;
  const { pathname, search, hash } = location;
  // React Router's format for a location's state in the browser's history. The server knows neither query nor hash.
  const state = { ...pageData.location.state, from: { pathname, search, hash } };
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', pageData.location.pathname);
  return pageData;
}
