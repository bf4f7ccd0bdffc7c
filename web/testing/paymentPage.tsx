import { ApolloProvider } from '@apollo/client/react';
import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createClient } from '../src/apollo/client.ts';
import { followRecords } from '../src/app/followers.ts';
import { OrderPage } from '../src/features/orders/page/OrderPage.tsx';
import { PurchasesPage } from '../src/features/orders/table/PurchasesPage.tsx';
import { SalesPage } from '../src/features/orders/table/SalesPage.tsx';
import { PaymentPage } from '../src/features/payments/checkout/PaymentPage.tsx';
import { PaymentsPage } from '../src/features/payments/history/PaymentsPage.tsx';
import { type Session, SessionContext } from '../src/features/session/session.ts';
import type { Role } from '../src/generated/graphql.ts';
import { ConfigContext } from '../src/lib/config.ts';
import { paths, patterns } from '../src/lib/paths.ts';
import { AppTheme } from '../src/ui/theme/AppTheme.tsx';

/** A user of the shop, with a token. */
export type ShopUser = Pick<TestUser, 'id' | 'name' | 'email' | 'role' | 'token'>;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Starts a real shop with its card sandbox. */
export async function openShop() {
  const shop = await startTestShop({
    listen: true,
    env: { CORS_ORIGINS: window.location.origin },
  });
  const config: ClientConfig = await (await fetch(`${shop.url}/config.json`)).json();
  return {
    url: shop.url,
    config,
    /** Creates an unsold product for $120 and users of each role. */
    async createFixture() {
      const users = await createUsers(shop);
      return { ...users, bench: await users.seller.addProduct(aProduct()) };
    },
    close: () => {
      // Open connections of pages would delay it.
      shop.app.server.closeAllConnections();
      return shop.close();
    },
  };
}

type Options = {
  at?: string;
  /** replaces `fetch`, to drop or delay requests */
  fetch?: typeof fetch;
};

/** Opens a browser tab of a user, at the payment page of a product by default. */
export function openTab(
  shop: Shop,
  user: ShopUser,
  product: { id: string },
  { at = paths.payment(product.id), fetch = globalThis.fetch }: Options = {},
) {
  const client = createClient({
    uri: `${shop.url}/graphql`,
    fetch,
    firstRetryMs: 10,
    readToken: () => user.token,
    onSignedOut: () => {},
    loadFollowers: async () => followRecords,
  });
  const view = render(
    <ApolloProvider client={client}>
      <AppTheme>
        <ConfigContext value={shop.config}>
          <SessionContext value={sessionOf(user)}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path={patterns.payment} element={<PaymentPage />} />
                <Route path={paths.purchases} element={<PurchasesPage />} />
                <Route path={paths.sales} element={<SalesPage />} />
                <Route path={patterns.order} element={<OrderPage />} />
                <Route path={paths.payments} element={<PaymentsPage />} />
              </Routes>
            </MemoryRouter>
          </SessionContext>
        </ConfigContext>
      </AppTheme>
    </ApolloProvider>,
    { container: document.body.appendChild(document.createElement('div')) },
  );
  const input = userEvent.setup();
  const screen = within(view.container);
  const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay/ });
  /** The Pay button, once it is enabled. */
  const readyPayButton = () =>
    waitFor(async () => {
      const button = await payButton();
      if (button.disabled) throw new Error('The Pay button waits.');
      return button;
    });
  return {
    ...screen,
    container: view.container,
    user: input,
    close: view.unmount,
    /** Refetches the product, as after a live change. */
    refreshes: () => client.refetchQueries({ include: ['PaymentPage'] }),
    payButton,
    readyPayButton,
    /** Types a card number with a valid date and code. */
    types: async (number: string) => {
      await input.type(await screen.findByRole('textbox', { name: /card number/i }), number);
      await input.keyboard('1240123');
    },
    pays: async () => input.click(await readyPayButton()),
  };
}

function sessionOf({ id, name, email, role }: ShopUser): Session {
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
    isEmailVerified: async () => true,
    sendEmailVerification: async () => {},
    getIdToken: async () => ({ email, idToken: '' }),
  };
}
