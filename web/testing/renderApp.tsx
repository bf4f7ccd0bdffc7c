import { aCategory, aProduct, type ProductInput } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { BrowserRouter, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createClient } from '../src/apollo/client.ts';
import { createNetworkStatus } from '../src/apollo/networkStatus.ts';
import { refetchAfterMissedChanges } from '../src/apollo/races/refetchAfterMissedChanges.ts';
import { App } from '../src/app/App.tsx';
import { followRecords } from '../src/app/followers.ts';
import { loadFooter } from '../src/app/layout/RootLayout.tsx';
import { subscribeToChanges } from '../src/app/live/subscribeToChanges.ts';
import type { StartLiveChanges } from '../src/app/live/useLiveChanges.ts';
import { loadMemberRoutes, routes } from '../src/app/routes.tsx';
import { Screens } from '../src/app/Screens.tsx';
import { deleteBrowsedProducts } from '../src/features/browsing/storageKeys.ts';
import type { Identity } from '../src/features/session/identity/identity.ts';
import { resetCache } from '../src/features/session/resetCache.ts';
import {
  freshToken,
  onTokenChange,
  reportRefusedToken,
  writeToken,
} from '../src/features/session/tokens/token.ts';
import { stubBrowserApis } from './browserApiStubs.ts';
import type { Faults } from './faults.ts';
import { screenRoutes } from './screenRoutes.tsx';

type SetUp = {
  /** Pages receive others' changes over a WebSocket. */
  live?: boolean;
  /** Environment variables of the shop. */
  env?: Record<string, string>;
};

type Options = {
  /** The signed-in user; a visitor by default. */
  as?: TestUser;
  faults?: Faults;
};

/** The unanswered requests of the latest page. */
let underway = new Set<RequestInit | undefined>();

/** Clears a page's list of operations once its chunks have loaded and no request is under way. */
export async function forget(operations: string[]): Promise<void> {
  let quiet = 0;
  // An answer's content may send further queries.
  await waitFor(
    async () => {
      await vi.dynamicImportSettled();
      quiet = underway.size > 0 ? 0 : quiet + 1;
      expect(quiet).toBeGreaterThan(2);
    },
    { interval: 10 },
  );
  operations.length = 0;
}

/**
 * Serves all requests of a test file by the real application, in the same process and with its own database. Call it
 * once, at the top.
 */
export function setUpApp({ live = false, env = {} }: SetUp = {}) {
  let shop: TestShop;
  beforeAll(async () => {
    stubBrowserApis();
    // A component that suspends in the first render would never continue, since `render` doesn't await it.
    await Promise.all([loadFooter(), loadMemberRoutes()]);
    shop = await startTestShop({ listen: live, env });
    vi.stubGlobal('fetch', throughInject(shop));
  });
  afterEach(() => {
    cleanup();
    writeToken(null);
    deleteBrowsedProducts();
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await shop.close();
  });

  const renderWith = (shown: RouteObject[], at: string, { as: user, faults = {} }: Options) => {
    writeToken(user?.token ?? null);
    const operations: string[] = [];
    const waiting = new Set<RequestInit | undefined>();
    underway = waiting;
    const client = createClient({
      readToken: freshToken,
      onSignedOut: reportRefusedToken,
      networkStatus: createNetworkStatus(),
      loadFollowers: async () => followRecords,
      fetch: async (input, init) => {
        const request = JSON.parse(String(init?.body));
        operations.push(request.operationName);
        waiting.add(init);
        try {
          const answer = await faults[request.operationName]?.(request);
          if (answer instanceof Response) return answer;
          return answer === undefined ? await fetch(input, init) : Response.json(answer);
        } finally {
          waiting.delete(init);
        }
      },
    });
    window.history.replaceState(null, '', at);
    const identity = identityOf(user);
    render(
      <App
        client={client}
        routes={shown}
        identity={async () => identity}
        {...(live && { startLiveChanges: changesOf(shop) })}
      >
        <BrowserRouter>
          <Screens routes={shown} />
        </BrowserRouter>
      </App>,
    );
    return { client, operations, user: userEvent.setup() };
  };

  return {
    shop: () => shop,
    /** Creates users, and the products that the seller posts, oldest first. */
    async createShop(products: Partial<ProductInput>[] = []) {
      const users = await createUsers(shop);
      const category = await users.admin.addCategory(aCategory());
      const posted = [];
      for (const product of products) {
        const input = aProduct({ categoryId: category.id, ...product });
        posted.push({ ...input, ...(await users.seller.addProduct(input)) });
      }
      return { ...users, category, products: posted };
    },
    /** Renders the whole application at an address. `operations` are the names of those it sent. */
    renderApp: (at: string, options: Options = {}) => renderWith(routes, at, options),
    /** Renders only the screen at an address, without the frame of every page. */
    renderScreen: (at: string, options: Options = {}) => renderWith(screenRoutes, at, options),
  };
}

/** Live changes of a listening shop; jsdom's own WebSocket can't connect to it. */
const changesOf =
  ({ url }: TestShop): StartLiveChanges =>
  (client, since) =>
    subscribeToChanges({
      client,
      url: `${url}/graphql`.replace(/^http/, 'ws'),
      since,
      readToken: freshToken,
      onTokenChange,
      onSignedOut: reportRefusedToken,
      onMissedChanges: () => void refetchAfterMissedChanges(client),
      onRoleChange: () => void resetCache(client),
      webSocket: WebSocket,
    });

/** `fetch` from a page to a shop, without a network. */
const throughInject =
  ({ app }: TestShop): typeof fetch =>
  async (input, init) => {
    const request = new Request(new URL(String(input), location.href), init);
    const { statusCode, body, headers } = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      ...(request.method !== 'GET' && { payload: await request.text() }),
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };

/** The identity provider with one user signed in, until they sign out. */
function identityOf(signedIn: TestUser | undefined): Identity {
  let user = signedIn;
  let tell: (user: User | null) => void = () => {};
  const present = () => (user ? ({ uid: user.uid, email: user.email } as User) : null);
  const refuse = async () => {
    throw new Error('This test changes nothing at the identity provider.');
  };
  return {
    onChange(listener) {
      tell = listener;
      queueMicrotask(() => listener(present()));
      return () => {};
    },
    createUser: refuse,
    signIn: refuse,
    signInWithGoogle: refuse,
    updateProfile: refuse,
    sendPasswordReset: refuse,
    readReset: refuse,
    choosePassword: refuse,
    isEmailVerified: async () => true,
    sendEmailVerification: async () => {},
    verifyEmail: async () => {},
    signInMethod: async () => 'password',
    reauthenticate: refuse,
    async logOut() {
      user = undefined;
      tell(null);
    },
    reload: async () => {},
    getIdToken: async () => (user ? { email: user.email, idToken: user.idToken } : null),
  };
}
