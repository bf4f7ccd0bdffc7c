import type { DocumentNode, OperationVariables } from '@apollo/client';
import * as browserDatabase from 'idb-keyval';
import { keptStore } from '../kept/snapshotStore.ts';

/** A mutation that waits for the network, as it survives a restart of the browser. */
export type Waiting = {
  id: string;
  /** the operation's name */
  name: string;
  document: DocumentNode;
  variables: OperationVariables;
  /** epoch milliseconds */
  at: number;
};

/** Where one account's waiting mutations are kept. */
export type OutboxStore = {
  read(): Promise<readonly Waiting[]>;
  /** Changes what is kept by now, also by other tabs. */
  edit(change: (kept: readonly Waiting[]) => readonly Waiting[]): Promise<void>;
};

const keyStart = 'outbox.';

/**
 * What waits in this browser, whoever's it is.
 * @param database another one for tests
 */
export async function readAllWaiting({
  get,
  keys,
}: Pick<typeof browserDatabase, 'get' | 'keys'> = browserDatabase): Promise<readonly Waiting[]> {
  const own = (await keys<string>(keptStore)).filter((key) => key.startsWith(keyStart));
  const kept = await Promise.all(own.map((key) => get<readonly Waiting[]>(key, keptStore)));
  return kept.flatMap((waiting) => waiting ?? []);
}

/**
 * In the browser's database, for each account by itself. Signing out deletes all (`dropKept`).
 * @param database another one for tests
 */
export function browserStore(
  accountId: string,
  { get, update }: Pick<typeof browserDatabase, 'get' | 'update'> = browserDatabase,
): OutboxStore {
  const key = `${keyStart}${accountId}`;
  return {
    read: async () => (await get<readonly Waiting[]>(key, keptStore)) ?? [],
    edit: (change) => update<readonly Waiting[]>(key, (kept = []) => change(kept), keptStore),
  };
}
