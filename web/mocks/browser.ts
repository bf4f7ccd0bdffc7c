import { random } from '@fitness-zone/sample-data/random.ts';
import { setupWorker } from 'msw/browser';
import type { Identity } from '../src/features/session/identity.ts';
import { savedToken, writeToken } from '../src/features/session/token.ts';
import { handlers } from './handlers.ts';
import { mockIdentity } from './mock.identity.ts';
import { setStage } from './mockShop.ts';
import { otherPeople } from './otherUsers.ts';
import { readSwitches } from './switches.ts';
import { mockToken, viewerOf } from './token.ts';

/**
 * Answers the page's requests without any server, as the switches in its address say.
 * @returns the identity provider to use
 */
export async function startMocks(): Promise<() => Promise<Identity>> {
  const switches = readSwitches(new URL(location.href));
  const stage = setStage(switches);
  const { users } = stage.world;
  const appointed = users.find(
    ({ role, email }) => role === switches.role && email === `${role.toLowerCase()}@fitness.zone`,
  );
  const present = () => viewerOf(stage.world, `bearer ${savedToken()}`);
  // A login of before is kept over a reload: the world's ids are the same each time.
  const viewer = appointed ?? present();
  writeToken(viewer ? mockToken(viewer) : null);
  const identity = mockIdentity(stage.world, viewer?.email ?? null);
  await setupWorker(...handlers(() => stage)).start({ onUnhandledFrame: 'bypass', quiet: true });
  if (switches.live) keepBusy(otherPeople(stage, present));
  return async () => identity;
}

/** Lets others do something every few seconds, for as long as the page is open. */
function keepBusy({ act }: ReturnType<typeof otherPeople>): void {
  const chance = random('pace');
  const next = () => setTimeout(() => void act().finally(next), chance.between(2000, 5000));
  next();
}
