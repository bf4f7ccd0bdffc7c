import type { Role } from './generated/resolvers.ts';

/** How the mocks behave: by the page's address, for example `?mock=live,slow&role=seller`. */
export type Switches = {
  /** Every answer takes two seconds. */
  slow: boolean;
  /** Every third GraphQL answer is a fault of the server. */
  errors: boolean;
  /** A shop without categories and products, and with no accounts but the demo accounts. */
  empty: boolean;
  /** Every few seconds another user posts, buys, advertises, signs up or verifies. */
  live: boolean;
  /** Who is signed in at the start. */
  role: Role | null;
};

export const defaultSwitches: Switches = {
  slow: false,
  errors: false,
  empty: false,
  live: false,
  role: null,
};

const roles: readonly Role[] = ['BUYER', 'SELLER', 'ADMIN'];

/** Reads the switches from an address; what it does not name is off. */
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
