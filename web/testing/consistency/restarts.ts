import { searchesAreCurrent } from '@fitness-zone/testkit/search/searches-are-current.ts';
import { deleteRecords } from '@fitness-zone/testkit/shop/delete-records.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import fc from 'fast-check';
import { offlineMutations } from '../../src/apollo/outbox/offlineMutations.ts';
import { RootDocument } from '../../src/generated/app.ts';
import { differences, formatDifferences } from '../compareResults.ts';
import { sendOnce } from './acts/act.ts';
import { pageActs } from './acts/pageActs.ts';
import { openTestClient } from './client.ts';
import { type Device, openDevice, type Restart } from './device.ts';
import { nameOf } from './fetchFresh.ts';
import { openParticipants, type ParticipantName, type Participants } from './participants.ts';
import { aStep, aStepOf, type Step, take } from './steps.ts';

type Move =
  | { kind: 'act'; step: Step; tab: number }
  | { kind: 'hideAndShow'; tab: number }
  | { kind: 'restart'; tab: number; how: Restart }
  | { kind: 'lend'; isSignedOut: boolean }
  | { kind: 'lose' }
  | { kind: 'regain' };

type Person = Exclude<ParticipantName, 'visitor'>;

const aTab = fc.nat({ max: 1 });
const aRestart = fc.constantFrom<Restart>('reload', 'reload', 'kill', 'kill', 'later', 'newBuild');

/** The actions that wait for the network. */
const waiting = Object.keys(offlineMutations).map(
  (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Step['what'],
);

/** A person's moves in their browser, between other people's actions. */
const someMoves = (who: Person, longest: number): fc.Arbitrary<Move[]> => {
  const isWaiting = (what: Step['what']) => waiting.includes(what);
  const anAct = fc.oneof(
    aStep,
    aStepOf(who),
    ...(who === 'admin' ? [] : [aStepOf(who, isWaiting)]),
  );
  const act = fc.record({ kind: fc.constant('act' as const), step: anAct, tab: aTab });
  const move = fc.oneof(
    { weight: 5, arbitrary: act },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('hideAndShow' as const), tab: aTab }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('restart' as const), tab: aTab, how: aRestart }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('lend' as const), isSignedOut: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Move>({ kind: 'lose' }, { kind: 'lose' }, { kind: 'regain' }),
    },
  );
  const alone = move.map((one): Move[] => [one]);
  const some =
    who === 'admin'
      ? alone
      : fc.oneof(
          { weight: 6, arbitrary: alone },
          { weight: 1, arbitrary: aWait(aStepOf(who, isWaiting)) },
        );
  return fc.array(some, { minLength: 2, maxLength: longest }).map((all) => all.flat());
};

/** An action in a tab without a network. It waits there during a restart. */
const aWait = (aWaitingStep: fc.Arbitrary<Step>): fc.Arbitrary<Move[]> =>
  fc
    .record({
      tab: aTab,
      steps: fc.array(aWaitingStep, { minLength: 2, maxLength: 3 }),
      how: fc.constantFrom<Restart>('reload', 'kill'),
    })
    .map(({ tab, steps, how }) => [
      { kind: 'lose' },
      ...steps.map((step): Move => ({ kind: 'act', step, tab })),
      { kind: 'restart', tab, how },
    ]);

/** A journey opens a quarter of the screens, plus those that actions pick records from. */
const quarters = 4;

/** The moves of `who` with this quarter of the screens open, and other people's actions between them. */
export type Journey = { who: Person; quarter: number; moves: Move[] };

const aJourney = (longest: number): fc.Arbitrary<Journey> =>
  fc.constantFrom<Person>('buyer', 'buyer', 'seller', 'admin').chain((who) =>
    fc.record({
      who: fc.constant(who),
      quarter: fc.nat({ max: quarters - 1 }),
      moves: someMoves(who, longest),
    }),
  );

/**
 * After any actions of several people, restarts of one person's tabs, losses of the network and other accounts in the
 * browser, each tab's cache equals a fresh client's, and waiting mutations were sent once, in order.
 */
export const restartsMatchServer = (shop: TestShop) =>
  fc.asyncProperty(aJourney(8), async ({ who, moves, quarter }) => {
    await deleteRecords(shop);
    const others = moves.flatMap((move) => (move.kind === 'act' ? move.step.who : []));
    let device: Device | undefined;
    const all = await openParticipants(shop, new Set([who, ...others]), {
      async openClient(name, person, screens) {
        const few = screens.filter(({ query }) => actsRead.test(nameOf(query)));
        if (name !== who || !person) return openTestClient(shop, person?.token ?? null, few);
        const others = screens.filter(
          (screen, index) => index % quarters === quarter && !few.includes(screen),
        );
        device = await openDevice(shop, person, [...few, ...others]);
        return device.tabAt(0);
      },
    });
    if (!device) throw new Error(`${who} has no device.`);
    try {
      for (const move of moves) await make(move, { all, who, device });
      if (!device.isOnline()) await regain(device);
      await checkTabs(all, device);
    } finally {
      await device.close();
      await all.close();
    }
  });

/** The queries from whose answers actions choose records, and the query of each page's frame. */
const actsRead =
  /^Root$|^Full(AdminPayments|AdminReports|BookingList|MyProducts|MySavedSearches|Notifications|Offers|Orders|Products|Threads|WishList)$/;

type Scene = { all: Participants; who: ParticipantName; device: Device };

async function make(move: Move, scene: Scene): Promise<void> {
  const { device } = scene;
  if (move.kind === 'act') return act(scene, move);
  if (move.kind === 'hideAndShow') return device.tabAt(move.tab).hideAndShow();
  if (move.kind === 'restart') return restart(device, move);
  if (move.kind === 'lend') return lend(scene, move.isSignedOut);
  if (move.kind === 'lose') return device.lose();
  if (!device.isOnline()) await regain(device);
}

async function act({ all, who, device }: Scene, { step, tab }: { step: Step; tab: number }) {
  if (step.who !== who) return take(all, step, sendOnce);
  const own = device.tabAt(tab);
  all.participant(who).browser = own;
  // Without a network, a page's queries fail.
  if (device.isOnline()) return own.within(() => take(all, step, sendOnce));
  if (step.what in pageActs) return;
  await own.within(() =>
    take(all, step, async (participant, mutation, options) => {
      const name = nameOf(mutation);
      const outcome = sendOnce(participant, mutation, options) as Promise<{ ok: boolean }>;
      if (name in offlineMutations) return device.holds(name, options.variables);
      if ((await outcome).ok) throw new Error(`${name} is done without a network.`);
    }),
  );
}

async function restart(device: Device, { tab, how }: { tab: number; how: Restart }) {
  const { kept, restored } = await device.restart(tab, how);
  if (how === 'newBuild') {
    if (restored.some((screen) => screen !== null)) throw new Error('Another build has a cache.');
    return;
  }
  const found = restored.flatMap((screen, index) =>
    screen !== null && kept ? differences(screen, kept[index]) : [],
  );
  if (found.length > 0) throw new Error(`before any answer\n${formatDifferences(found)}`);
  const lost = kept?.find(
    (screen, index) => screen !== null && restored[index] === null && !isOfClosedOrder(screen),
  );
  if (lost) throw new Error(`Kept, but not restored: ${JSON.stringify(lost)}`);
}

/** Another account finds nothing and leaves nothing; what waits is deleted only by signing out. */
async function lend({ all, device }: Scene, isSignedOut: boolean): Promise<void> {
  const [, guest] = all.others;
  if (!guest) throw new Error('There is no guest.');
  const expected = isSignedOut ? [] : device.waiting();
  const { left, began } = await device.lend(guest, rootScreen, isSignedOut);
  if (isSignedOut && left > 0) throw new Error('Signing out has left something.');
  const found = began.flat();
  if (found.length > 0) throw new Error(`Another account’s: ${found.join()}`);
  const keys = (waiting: typeof expected) => waiting.map(({ key }) => key).join('\n');
  if (keys(device.waiting()) !== keys(expected))
    throw new Error(`Waiting:\n${keys(device.waiting())}\nExpected:\n${keys(expected)}`);
}

/** The query that every page sends. */
const rootScreen = [{ query: RootDocument, variables: {} }];

/** Whether a screen has the code or place of a closed order, which snapshots leave out. */
function isOfClosedOrder(screen: unknown): boolean {
  const text = JSON.stringify(screen);
  return (
    /"state":"(CLOSED|CANCELLED)"/.test(text) && /"(handOverCode|pickUp|pickUpTimes)"/.test(text)
  );
}

/** Whether some keys occur in order among others; another tab may have sent the same ones. */
function isInOrder(keys: readonly string[], among: readonly string[]): boolean {
  let next = 0;
  for (const key of among) if (key === keys[next]) next += 1;
  return next === keys.length;
}

/** Restores the network; waiting mutations must arrive once each, and those of a tab in order. */
async function regain(device: Device): Promise<void> {
  const queued = device.waiting();
  const arrived = await device.regain();
  const expected = queued.map(({ key }) => key);
  if (device.waiting().length > 0 || arrived.toSorted().join() !== expected.toSorted().join()) {
    throw new Error(`Waiting:\n${expected.join('\n')}\nSent:\n${arrived.join('\n')}`);
  }
  for (const tab of new Set(queued.map((one) => one.tab))) {
    const own = queued.filter((one) => one.tab === tab).map(({ key }) => key);
    if (!isInOrder(own, arrived)) throw new Error(`Not in order: ${arrived.join('\n')}`);
  }
}

async function checkTabs({ shop, untouchedCategoryId }: Participants, device: Device) {
  await allNotified(shop);
  await searchesAreCurrent(shop);
  for (const [index, tab] of device.tabs().entries()) {
    const found = await tab.within(async () => {
      await tab.receiveDelayed();
      await tab.live.received(untouchedCategoryId);
      return tab.check();
    });
    if (found.length > 0) throw new Error(`tab ${index}\n${formatDifferences(found)}`);
  }
}
