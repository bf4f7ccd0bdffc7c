import type { DocumentNode, OperationVariables } from '@apollo/client';
import { get, set } from 'idb-keyval';
import { keptStore } from '../kept/keptCache.ts';

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
  write(waiting: readonly Waiting[]): Promise<void>;
};

type Kept = { accountId: string; waiting: readonly Waiting[] };

const key = 'outbox';

/** In the browser's database. Another account's are never read, and replaced by the next write. */
export const browserStore = (accountId: string): OutboxStore => ({
  async read() {
    const kept = await get<Kept>(key, keptStore);
    return kept?.accountId === accountId ? kept.waiting : [];
  },
  write: (waiting) => set(key, { accountId, waiting } satisfies Kept, keptStore),
});
