import type { DocumentNode, OperationVariables } from '@apollo/client';
import * as browserDatabase from 'idb-keyval';
import { accountStore } from '../snapshot/snapshotStore.ts';

/** A mutation that waits for the network, in a form that survives a restart of the browser. */
export type Waiting = {
  id: string;
  /** the operation's name */
  name: string;
  document: DocumentNode;
  variables: OperationVariables;
  /** epoch milliseconds */
  at: number;
};

/** Stores one account's waiting mutations. */
export type OutboxStore = {
  read(): Promise<readonly Waiting[]>;
  /** Edits the stored entries, including those of other tabs. */
  edit(change: (kept: readonly Waiting[]) => readonly Waiting[]): Promise<void>;
};

const keyStart = 'outbox.';

/**
 * The waiting mutations of all accounts in this browser.
 * @param database replaced in tests
 */
export async function readAllWaiting({
  entries,
}: Pick<typeof browserDatabase, 'entries'> = browserDatabase): Promise<readonly Waiting[]> {
  const kept = await entries<string, readonly Waiting[]>(accountStore);
  return kept.flatMap(([key, waiting]) => (key.startsWith(keyStart) ? waiting : []));
}

/**
 * A store per account in the browser's database. Signing out deletes all of them (`deleteStoredData`).
 * @param database replaced in tests
 */
export function browserStore(
  accountId: string,
  { get, update }: Pick<typeof browserDatabase, 'get' | 'update'> = browserDatabase,
): OutboxStore {
  const key = `${keyStart}${accountId}`;
  return {
    read: async () => (await get<readonly Waiting[]>(key, accountStore)) ?? [],
    edit: (change) => update<readonly Waiting[]>(key, (kept = []) => change(kept), accountStore),
  };
}
