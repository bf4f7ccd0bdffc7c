import type { Account } from './store.ts';

type Role = Account['role'];

/** The mocks' behaviour, set in the page's address, for example `?mock=live,slow&role=seller`. */
export type Switches = {
  /** Every answer takes two seconds. */
  slow: boolean;
  /** Every query and action fails, so that each screen shows its error. */
  errors: boolean;
  /** No categories and products, and only the demo accounts. */
  empty: boolean;
  /** Every few seconds somebody posts or buys a product. */
  live: boolean;
  /** The user signed in at the start. */
  role: Role | null;
};

const roles: readonly Role[] = ['BUYER', 'SELLER', 'ADMIN'];

/** Reads the switches from the page's address; those it doesn't name are off. */
export function readSwitches(address: URL): Switches {
  const names = (address.searchParams.get('mock') ?? '').split(',');
  const role = address.searchParams.get('role')?.toUpperCase();
  return {
    slow: names.includes('slow'),
    errors: names.includes('errors'),
    empty: names.includes('empty'),
    live: names.includes('live'),
    role: roles.find((known) => known === role) ?? null,
  };
}
