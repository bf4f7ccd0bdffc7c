import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { ApolloProvider } from '@apollo/client/react';
import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '../src/apollo/client.ts';
import { PaymentPage } from '../src/features/payments/checkout/PaymentPage.tsx';
import { PaymentsPage } from '../src/features/payments/history/PaymentsPage.tsx';
import { PurchasesPage } from '../src/features/payments/history/PurchasesPage.tsx';
import { SalesPage } from '../src/features/payments/history/SalesPage.tsx';
import { type Session, SessionContext } from '../src/features/session/session.ts';
import type { Role } from '../src/generated/graphql.ts';
import { ConfigContext } from '../src/lib/config.ts';
import { paths, patterns } from '../src/lib/paths.ts';
import { AppTheme } from '../src/ui/theme/AppTheme.tsx';

export type Someone = {
  id: string;
  name: string;
  email: string;
  role: string;
  token: string;
};

export type Scene = {
  bench: { id: string; productName: string };
  buyer: Someone;
  otherBuyer: Someone;
  seller: Someone;
  admin: Someone;
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A real shop in a process beside the test, with its card sandbox. */
export async function openShop() {
  const script = createRequire(import.meta.url).resolve(
    '@fitness-zone/testkit/shop/component-test-shop.ts',
  );
  const child = fork(script, [window.location.origin]);
  const next = async <Message,>() => (await once(child, 'message'))[0] as Message;
  const { url } = await next<{ url: string }>();
  const config: ClientConfig = await (await fetch(`${url}/config.json`)).json();
  return {
    url,
    config,
    /** A product for $120 that nobody has bought, and the people around it. */
    scene: () => {
      child.send('scene');
      return next<Scene>();
    },
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

type Options = {
  at?: string;
  /** Stands between the page and the shop's server. */
  network?: typeof fetch;
};

/** Opens a tab of somebody's browser, on the payment page of a product unless told otherwise. */
export function openTab(
  shop: Shop,
  someone: Someone,
  product: { id: string },
  { at = paths.payment(product.id), network = fetch }: Options = {},
) {
  const client = createClient({
    uri: `${shop.url}/graphql`,
    fetch: network,
    readToken: () => someone.token,
    onSignedOut: () => {},
  });
  const router = createMemoryRouter(
    [
      { path: patterns.payment, Component: PaymentPage },
      { path: paths.purchases, Component: PurchasesPage },
      { path: paths.sales, Component: SalesPage },
      { path: paths.payments, Component: PaymentsPage },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <ApolloProvider client={client}>
      <AppTheme>
        <ConfigContext value={shop.config}>
          <SessionContext value={sessionOf(someone)}>
            <RouterProvider router={router} />
          </SessionContext>
        </ConfigContext>
      </AppTheme>
    </ApolloProvider>,
    { container: document.body.appendChild(document.createElement('div')) },
  );
  const user = userEvent.setup();
  const screen = within(view.container);
  const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay/ });
  /** The same when it can be pressed: the payment is open, and no other is under way. */
  const readyPayButton = () =>
    waitFor(
      async () => {
        const button = await payButton();
        if (button.disabled) throw new Error('The Pay button waits.');
        return button;
      },
      { timeout: 5000 },
    );
  return {
    ...screen,
    user,
    router,
    close: view.unmount,
    /** Asks again for the product, as after a live change. */
    refreshes: () => client.refetchQueries({ include: ['PaymentPage'] }),
    payButton,
    readyPayButton,
    /** Types a card with a date and a code that are right. */
    types: async (number: string) => {
      await user.type(await screen.findByRole('textbox', { name: /card number/i }), number);
      await user.keyboard('1240123');
    },
    pays: async () => user.click(await readyPayButton()),
  };
}

function sessionOf({ id, name, email, role }: Someone): Session {
  const nothing = async () => {};
  return {
    user: {
      uid: id,
      email,
      displayName: name,
      photoURL: null,
      role: role.toUpperCase() as Role,
      verified: false,
    },
    loading: false,
    createUser: nothing,
    signIn: nothing,
    updateUserProfile: nothing,
    signInWithGoogle: nothing,
    logOut: nothing,
    setLoading: () => {},
    exchangeToken: async () => ({ success: true, message: '', code: null }),
    getIdToken: async () => ({ email, idToken: '' }),
  };
}
