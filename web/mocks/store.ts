import { sampleStore } from './sampleStore.ts';

/** The records of a mocked shop. */
export type Store = ReturnType<typeof sampleStore>;
export type Account = Store['accounts'][number];
export type Product = Store['products'][number];

/** The record with an id, or null. */
export const byId = <Item extends { id: string }>(
  records: readonly Item[],
  id: string | null | undefined,
) => records.find((one) => one.id === id) ?? null;

/** The sample records; if `empty`, only the demo accounts. */
export function createStore(empty: boolean): Store {
  const store = sampleStore();
  if (!empty) return store;
  const none = Object.fromEntries(Object.keys(store).map((name) => [name, []]));
  const isDemo = ({ email }: Account) => /^(admin|seller|buyer)@/.test(email);
  return { ...(none as unknown as Store), accounts: store.accounts.filter(isDemo) };
}
