import type { PeopleQueryVariables } from '../../../generated/graphql.ts';
import {
  type TableParameters,
  useTableParameters,
} from '../../../ui/table-toolbar/useTableParameters.ts';

const allowed = {
  text: null,
  role: ['buyer', 'seller', 'admin'],
  verified: ['yes', 'no'],
  state: ['active', 'suspended'],
  sort: ['oldest', 'last-active'],
} as const;

/** Filters and order of the people list in the address; empty where unset. */
export type PeopleAddress = TableParameters<keyof typeof allowed>;

/** Reads and changes the people list's address. */
export const usePeopleAddress = () => useTableParameters(allowed);

const roles = { buyer: 'BUYER', seller: 'SELLER', admin: 'ADMIN' } as const;
const verified = { yes: true, no: false } as const;
const states = { active: 'ACTIVE', suspended: 'SUSPENDED' } as const;
const sorts = { oldest: 'OLDEST', 'last-active': 'LAST_ACTIVE' } as const;

const chosenOf = <Values extends object>(values: Values, name: string) =>
  name in values ? values[name as keyof Values] : undefined;

/** The address as query variables, without unset ones. */
export function peopleVariables(address: PeopleAddress): PeopleQueryVariables {
  const filter = {
    text: address.text || undefined,
    role: chosenOf(roles, address.role),
    verified: chosenOf(verified, address.verified),
    state: chosenOf(states, address.state),
  };
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const sort = chosenOf(sorts, address.sort);
  return { ...(isNarrowed && { filter }), ...(sort && { sort }) };
}

/** The address as REST parameters. */
export const peopleParameters = ({ text, role, verified: is, state, sort }: PeopleAddress) => ({
  q: text,
  role,
  state,
  sort,
  verified: chosenOf({ yes: 'true', no: 'false' }, is),
});
