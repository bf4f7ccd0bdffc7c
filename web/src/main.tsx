import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app/App.tsx';
import { startLiveChanges } from './app/live/startLiveChanges.ts';
import { routes } from './app/routes.tsx';
import { freshToken, reportRefusedToken } from './features/session/token.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const identity =
  import.meta.env.MODE === 'mock' ? await (await import('../mocks/browser.ts')).startMocks() : null;

const client = createClient({ readToken: freshToken, onSignedOut: reportRefusedToken });

createRoot(root).render(
  <StrictMode>
    <App
      client={client}
      router={createBrowserRouter(routes)}
      startLiveChanges={startLiveChanges}
      {...(identity && { identity })}
    />
  </StrictMode>,
);
