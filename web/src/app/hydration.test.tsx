import { useColorScheme } from '@mui/material/styles';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aClientConfig } from '../../testing/clientConfig.ts';
import { createClient } from '../apollo/client.ts';
import { useSession } from '../features/session/session.ts';
import { App } from './App.tsx';

// A changed value that all screens read would make React hydrate the rest of the page in one long task.
test('components that all screens share render once while a visitor’s page is hydrated', async () => {
  let renders = 0;
  function Reader() {
    useColorScheme();
    useSession();
    renders += 1;
    return <p>shop</p>;
  }
  const app = (
    <App
      client={createClient({ readToken: async () => null, onSignedOut: () => {} })}
      routes={[]}
      renderedWith={aClientConfig()}
    >
      <Reader />
    </App>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  renders = 0;
  const root = await act(async () => hydrateRoot(container, app));
  expect(container.textContent).toContain('shop');
  expect(renders).toBe(1);
  act(() => root.unmount());
});
