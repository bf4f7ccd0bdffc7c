import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '../src/apollo/client.ts';
import { SessionContext, type SessionUser, useSession } from '../src/features/session/session.ts';

/** Renders cards of a signed-in user without a shop: their queries get no answer. */
export function renderCards(
  { uid, role }: Pick<SessionUser, 'uid' | 'role'>,
  cards: ReactNode,
): HTMLElement {
  const user = { uid, role, email: '', displayName: '', photoURL: null, verified: false };
  const client = createClient({
    readToken: async () => null,
    onSignedOut: () => {},
    fetch: () => new Promise(() => {}),
  });
  function SignedIn({ children }: { children: ReactNode }) {
    return <SessionContext value={{ ...useSession(), user }}>{children}</SessionContext>;
  }
  return render(
    <SignedIn>
      <ApolloProvider client={client}>
        <MemoryRouter>{cards}</MemoryRouter>
      </ApolloProvider>
    </SignedIn>,
  ).container;
}

/** The accessible names of the filled buttons and links. */
export const primaryActions = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('.MuiButton-contained')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
