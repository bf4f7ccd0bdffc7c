import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApolloClient } from '@apollo/client';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import type * as browserDatabase from 'idb-keyval';
import { WebSocket } from 'ws';
import { offlineMutations } from '../../src/apollo/outbox/offlineMutations.ts';
import { type Outbox, openOutbox } from '../../src/apollo/outbox/outbox.ts';
import { browserStore, type Waiting } from '../../src/apollo/outbox/outboxStore.ts';
import { refetchAfterMissedChanges } from '../../src/apollo/races/refetchAfterMissedChanges.ts';
import {
  deleteStoredData,
  restoreSnapshot,
  saveSnapshots,
} from '../../src/apollo/snapshot/snapshotStore.ts';
import { subscribeToChanges } from '../../src/app/live/subscribeToChanges.ts';
import { RootDocument } from '../../src/generated/app.ts';
import type { LiveChangesSubscription } from '../../src/generated/graphql.ts';
import { connectionIsBack } from '../../src/lib/connection.ts';
import { type Mounted, openTestClient, type Sent } from './client.ts';
import type { LiveChanges } from './followLive.ts';

/** The globals of one tab that Node lacks. */
type TabGlobals = {
  tab: number;
  navigator: Pick<Navigator, 'onLine'> & { locks: Pick<LockManager, 'request'> };
  document: EventTarget & { visibilityState: DocumentVisibilityState };
};

const tabGlobals = new AsyncLocalStorage<TabGlobals>();

/**
 * Shows each tab's code only that tab's network and visibility.
 * @returns a function that restores the globals
 */
export function stubTabGlobals(): () => void {
  const names = ['navigator', 'document'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names) {
    const outside = Reflect.get(globalThis, name);
    const get = () => tabGlobals.getStore()?.[name] ?? outside;
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  return () => {
    for (const [index, name] of names.entries()) {
      const was = before[index];
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** The end of a tab's client: `kill` saves no snapshot, and `later` resumes when the shop has forgotten the changes. */
export type Restart = 'reload' | 'kill' | 'later' | 'newBuild';

type SignedIn = { id: string; token: string | null };

/** One person's browser: two tabs, a database that outlives them, and a network that can be lost. */
export async function openDevice(shop: TestShop, owner: SignedIn, screens: Mounted[]) {
  const database = memoryDatabase();
  const network = { isThere: true };
  const locks = oneByOne();
  /** The waiting mutations that reached the shop, in order. */
  const arrived: string[] = [];
  let latestBuild = 1;

  function send(request: Sent): void {
    if (!network.isThere) throw new TypeError('Failed to fetch');
    if (request.operationName in offlineMutations)
      arrived.push(keyOf(request.operationName, request));
  }

  type Tab = { by?: SignedIn; mounted?: Mounted[]; isLater?: boolean };

  async function openTab(
    tab: number,
    { by = owner, mounted = screens, isLater = false }: Tab = {},
  ) {
    const { id: accountId, token } = by;
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const navigator = {
      locks,
      get onLine() {
        return network.isThere;
      },
    };
    const within = <Result>(call: () => Result): Result =>
      tabGlobals.run({ tab, navigator, document }, call);
    const build = latestBuild;
    const ofVisit = { accountId, build: String(build) };
    const ends: (() => void)[] = [];
    // A moment whose changes the shop has forgotten.
    const since = (kept: string) => (isLater ? '1000' : kept);
    let live: DeviceLive | undefined;
    let outbox: Outbox | undefined;
    let records: string[] = [];
    const client = await within(() =>
      openTestClient(shop, token, mounted, {
        send,
        async restore(opened) {
          ends.push(saveSnapshots(opened, () => ofVisit, database));
          await restoreSnapshot(opened, ofVisit, () => true, database);
          records = Object.keys(opened.cache.extract() as object);
          outbox = openOutbox(opened, accountId, () => true, browserStore(accountId, database));
        },
        follow: async (opened) => {
          live = followFromCache({ shop, token, client: opened, network, since });
          return live;
        },
      }),
    );
    return {
      ...client,
      build,
      within,
      /** The ids of the records that it began with. */
      records,
      isWaiting: () => outbox?.items().some(({ failure }) => failure === null) ?? false,
      /** Hides the tab and shows it again, which saves a snapshot. */
      hideAndShow(): void {
        within(() => {
          for (const state of ['hidden', 'visible'] as const) {
            Object.assign(document, { visibilityState: state });
            document.dispatchEvent(new Event('visibilitychange'));
          }
        });
      },
      reconnect: () => within(() => live?.reconnect()),
      close: () =>
        within(async () => {
          outbox?.close();
          for (const end of ends) end();
          await client.close();
        }),
    };
  }

  const tabs = [await openTab(0), await openTab(1)];
  const tabAt = (index: number) => {
    const tab = tabs[index];
    if (!tab) throw new Error(`No tab ${index}.`);
    return tab;
  };

  return {
    tabAt,
    tabs: () => tabs,
    isOnline: () => network.isThere,
    /** The mutations that the browser stores until the network is back, by the tab in which they began. */
    waiting: () => database.waiting(owner.id),
    /** Resolves when the browser has stored a mutation. */
    async holds(name: string, variables: unknown) {
      const key = keyOf(name, { variables });
      const isKept = () => database.waiting(owner.id).some((one) => one.key === key);
      await until(isKept, `the browser keeps ${key}`);
    },
    /** Discards a tab's client; the next one starts with the browser's stored data. */
    async restart(index: number, how: Restart) {
      const tab = tabAt(index);
      const writes = database.writes();
      if (how !== 'kill') tab.hideAndShow();
      const kept = database.writes() > writes && tab.build === latestBuild ? tab.kept() : null;
      await tab.close();
      if (how === 'newBuild') latestBuild += 1;
      tabs[index] = await openTab(index, { isLater: how === 'later' });
      return { kept, restored: tabAt(index).restored };
    },
    /**
     * Has somebody else use the browser meanwhile.
     * @param isSignedOut the owner signs out before; otherwise the browser just has another account's token
     * @returns the records that the guest's page began with and those that the owner's pages begin with afterwards, and
     *   how much was stored after signing out
     */
    async lend(guest: SignedIn, guestScreens: Mounted[], isSignedOut: boolean) {
      for (const tab of tabs) {
        tab.hideAndShow();
        await tab.close();
      }
      if (isSignedOut) await deleteStoredData(database);
      const left = database.size();
      const page = await openTab(0, { by: guest, mounted: guestScreens });
      page.hideAndShow();
      await page.close();
      for (const index of tabs.keys()) tabs[index] = await openTab(index);
      return { left, began: [page, ...tabs].map(({ records }) => records) };
    },
    lose(): void {
      network.isThere = false;
      for (const tab of tabs) tab.reconnect();
    },
    /** @returns the mutations that waited and have reached the shop by then, in order */
    async regain(): Promise<readonly string[]> {
      network.isThere = true;
      arrived.length = 0;
      tabAt(0).within(connectionIsBack);
      for (const tab of tabs) tab.reconnect();
      await Promise.all(tabs.map((tab) => tab.within(tab.retry)));
      await until(() => !tabs.some((tab) => tab.isWaiting()), 'nothing waits any more');
      return arrived;
    },
    close: () => Promise.all(tabs.map((tab) => tab.close())),
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

/**
 * Resolves once `condition` holds.
 * @throws after a minute, naming the condition
 */
async function until(condition: () => boolean, what: string, pauseMs = 5): Promise<void> {
  const deadline = Date.now() + waits.step;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** A mutation as text, by name and variables. */
const keyOf = (name: string, { variables }: { variables?: unknown }) =>
  `${name} ${JSON.stringify(variables)}`;

/** The part of IndexedDB that the client uses; it stores copies. */
function memoryDatabase() {
  const values = new Map<string, unknown>();
  /** The tab that added each mutation. */
  const tabsOf = new Map<string, number>();
  let writes = 0;
  const write = (key: string, value: unknown) => {
    writes += 1;
    values.set(key, structuredClone(value));
  };
  const waiting = (accountId: string) =>
    (values.get(`outbox.${accountId}`) ?? []) as readonly Waiting[];
  const database = {
    get: async (key: string) => structuredClone(values.get(key)),
    set: async (key: string, value: unknown) => write(key, value),
    del: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
    async update(key: string, change: (old: unknown) => unknown) {
      write(key, change(values.get(key)));
      const tab = tabGlobals.getStore()?.tab;
      for (const { id } of values.get(key) as Waiting[]) tabsOf.set(id, tabsOf.get(id) ?? tab ?? 0);
    },
  } as unknown as Pick<typeof browserDatabase, 'get' | 'set' | 'del' | 'clear' | 'update'>;
  return {
    ...database,
    writes: () => writes,
    size: () => values.size,
    waiting: (accountId: string) =>
      waiting(accountId).map((one) => ({ tab: tabsOf.get(one.id), key: keyOf(one.name, one) })),
  };
}

/** The browser's locks, shared by all tabs. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, call: () => Promise<unknown>) {
      const next = last.then(call);
      last = next.catch(() => {});
      return next;
    },
  } as Pick<LockManager, 'request'>;
}

type FollowOptions = {
  shop: TestShop;
  token: string | null;
  client: ApolloClient;
  network: { isThere: boolean };
  /** The cursor to start from, given the cached one. */
  since: (kept: string) => string;
};

type LiveMessage = { payload?: { data?: LiveChangesSubscription } };

type DeviceLive = LiveChanges & { reconnect(): void };

/** Follows live changes as the page's frame does: from the cached cursor, as soon as there is one. */
function followFromCache({ shop, token, client, network, since }: FollowOptions): DeviceLive {
  const heard = new Set<string>();
  let missed: Promise<unknown> = Promise.resolve();
  let changeToken = () => {};
  let stop: (() => void) | undefined;

  class DeviceSocket extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      // Nothing listens at 9.
      super(network.isThere ? url : 'ws://127.0.0.1:9', protocols);
      // It may be closed while connecting.
      this.on('error', () => {});
      this.on('message', (text) => {
        const { payload } = JSON.parse(String(text)) as LiveMessage;
        for (const change of payload?.data?.changes.changes ?? []) {
          if (change.__typename === 'CategoryChanged') heard.add(change.category.id);
        }
      });
    }
  }

  const root = client.watchQuery({ query: RootDocument, fetchPolicy: 'cache-only' });
  const subscription = root.subscribe(({ data }) => {
    if (stop || !data?.changeCursor) return;
    stop = subscribeToChanges({
      client,
      url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
      since: since(data.changeCursor),
      readToken: () => token,
      onTokenChange(call) {
        changeToken = call;
        return () => {};
      },
      onSignedOut: () => {},
      onRoleChange: () => {},
      onMissedChanges() {
        missed = refetchAfterMissedChanges(client);
      },
      webSocket: DeviceSocket,
    });
  });
  return {
    async received(categoryId) {
      heard.clear();
      // A connection that is still opening may miss the first change.
      const isHeard = () => {
        if (heard.has(categoryId)) return true;
        shop.events.publish({ kind: 'category', categoryId });
        return false;
      };
      await until(isHeard, 'a live change arrives', 50);
      await missed;
    },
    apply: () => {},
    reconnect: () => changeToken(),
    async close() {
      subscription.unsubscribe();
      stop?.();
    },
  };
}
