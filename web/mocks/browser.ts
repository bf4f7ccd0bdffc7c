import { random as createRandom } from '@fitness-zone/sample-data/random.ts';
import { setupWorker } from 'msw/browser';
import type { Identity } from '../src/features/session/identity/identity.ts';
import { savedToken, writeToken } from '../src/features/session/tokens/token.ts';
import { handlers } from './handlers.ts';
import { otherUsers } from './live/otherUsers.ts';
import { mockIdentity } from './mockIdentity.ts';
import { createMockShop } from './mockShop.ts';
import { readSwitches } from './switches.ts';
import { mockToken, viewerOf } from './token.ts';

/**
 * Serves the page's requests without a server, as the switches in its address say.
 * @returns the identity provider to use
 */
export async function startMocks(): Promise<() => Promise<Identity>> {
  const switches = readSwitches(new URL(location.href));
  const shop = createMockShop(switches);
  const { records } = shop;
  const chosen = records.users.find(
    ({ role, email }) => role === switches.role && email === `${role.toLowerCase()}@fitness.zone`,
  );
  const signedIn = () => viewerOf(records, savedToken());
  // A login is kept over a reload: the sample records have the same ids each time.
  const viewer = chosen ?? signedIn();
  writeToken(viewer ? mockToken(viewer) : null);
  const identity = mockIdentity(records, viewer?.email ?? null);
  await setupWorker(...handlers(() => shop)).start({ onUnhandledFrame: 'bypass', quiet: true });
  if (switches.live) actRepeatedly(otherUsers(shop, signedIn));
  return async () => identity;
}

/** Lets other users do something every few seconds, for as long as the page is open. */
function actRepeatedly({ act }: ReturnType<typeof otherUsers>): void {
  const { next } = createRandom(1);
  const wait = () => setTimeout(() => void act().finally(wait), 2000 + 3000 * next());
  wait();
}
