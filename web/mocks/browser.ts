import { setupWorker } from 'msw/browser';
import type { Identity } from '../src/features/session/identity/identity.ts';
import { savedToken, writeToken } from '../src/features/session/tokens/token.ts';
import { handlers } from './handlers.ts';
import { mockIdentity } from './identity.ts';
import { otherUsers } from './otherUsers.ts';
import { createMockShop } from './shop.ts';
import { readSwitches } from './switches.ts';
import { mockToken, viewerOf } from './token.ts';

/**
 * Serves the page's requests without a server, as the switches in its address say.
 * @returns the identity provider to use
 */
export async function startMocks(): Promise<() => Promise<Identity>> {
  const switches = readSwitches(new URL(location.href));
  const shop = createMockShop(switches.empty);
  const { accounts } = shop.store;
  const demo = `${switches.role?.toLowerCase()}@fitness.zone`;
  const signedIn = () => viewerOf(shop.store, savedToken());
  const viewer = accounts.find(({ email }) => email === demo) ?? signedIn();
  writeToken(viewer && mockToken(viewer));
  const identity = mockIdentity(shop.store, viewer?.email ?? null);
  await setupWorker(...handlers(shop, switches)).start({ onUnhandledFrame: 'bypass', quiet: true });
  if (switches.live) setInterval(otherUsers(shop, signedIn), 3_500);
  return async () => identity;
}
