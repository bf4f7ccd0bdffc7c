import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Resolvers } from '../mocks/generated/resolvers.ts';
import { otherUsers } from '../mocks/live/otherUsers.ts';
import { mockIdentity } from '../mocks/mockIdentity.ts';
import { mockServer } from '../mocks/node.ts';
import type { Records } from '../mocks/records/records.ts';
import type { Switches } from '../mocks/switches.ts';
import { mockToken } from '../mocks/token.ts';
import { createClient } from '../src/apollo/client.ts';
import { createNetworkStatus } from '../src/apollo/networkStatus.ts';
import { App } from '../src/app/App.tsx';
import { startLiveChanges } from '../src/app/live/startLiveChanges.ts';
import { routes } from '../src/app/routes.tsx';
import { Screens } from '../src/app/Screens.tsx';
import { dropBrowsedProducts } from '../src/features/browsing/keptKeys.ts';
import {
  freshToken,
  reportRefusedToken,
  writeToken,
} from '../src/features/session/tokens/token.ts';
import { stubBrowserApis } from './browserApiStubs.ts';

/** Longer than a screen's chunk takes to load on a busy machine. */
const timeoutMs = 10_000;

/**
 * Serves all requests of a test file by the mocks: for what the real application cannot do on demand,
 * such as to fail. Call it once, at the top.
 */
export function setUpMocks() {
  const server = mockServer();
  beforeAll(() => {
    configure({ asyncUtilTimeout: timeoutMs });
    stubBrowserApis();
    server.start();
  });
  afterEach(() => {
    cleanup();
    writeToken(null);
    dropBrowsedProducts();
    server.check();
  });
  afterAll(() => server.stop());

  /**
   * The whole application at an address, which may depend on the records, over a mock shop of its own, signed in as a
   * user of a role. `overrides` replaces single resolvers. With the switch `live` the page follows what others change;
   * here they act only when a test tells them to.
   */
  function renderApp(
    at: string | ((records: Records) => string),
    switches: Partial<Switches> = {},
    overrides?: Resolvers,
  ) {
    const shop = server.setShop(switches, overrides);
    const viewer = shop.records.users.find(({ role }) => role === switches.role) ?? null;
    writeToken(viewer ? mockToken(viewer) : null);
    const operations: string[] = [];
    const client = createClient({
      uri: new URL('/graphql', location.href).href,
      readToken: freshToken,
      onSignedOut: reportRefusedToken,
      networkStatus: createNetworkStatus(),
      fetch: (input, init) => {
        operations.push(
          (JSON.parse(String(init?.body)) as { operationName: string }).operationName,
        );
        return fetch(input, init);
      },
    });
    window.history.replaceState(null, '', typeof at === 'string' ? at : at(shop.records));
    const identity = mockIdentity(shop.records, viewer?.email ?? null);
    render(
      <App
        client={client}
        routes={routes}
        identity={async () => identity}
        {...(switches.live && { startLiveChanges })}
      >
        <BrowserRouter>
          <Screens routes={routes} />
        </BrowserRouter>
      </App>,
    );
    const others = otherUsers(shop, () => viewer);
    return { ...shop, viewer, others, client, operations, user: userEvent.setup() };
  }

  return { renderApp };
}
