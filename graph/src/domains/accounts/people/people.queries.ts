import { enumValues, type PersonSort } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { PersonFilter, QueryAdminPeopleArgs } from '../../../generated/graphql.ts';
import {
  type Filter,
  type KeysetOrder,
  type KeysetPage,
  type KeysetQuery,
  keysetPage,
  keysetRecords,
} from '../../../shared/keyset/keyset-query.ts';
import { withText } from '../../../shared/keyset/text-filter.ts';
import type { PageArguments } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { UserRecord } from '../user.model.ts';

export type PersonPage = KeysetPage<UserRecord>;

/** Filter and order of a list of people. */
export type PeopleAsked = Unchecked<Pick<QueryAdminPeopleArgs, 'filter'> & { sort?: PersonSort }>;

/** A page of all people, for admins. */
export async function browsePeople(
  context: Context,
  { first, ...asked }: PageArguments & PeopleAsked,
): Promise<PersonPage> {
  const { query, after } = await queryFor(context, asked);
  return keysetPage(query, { first, after });
}

/** All people that match a filter, for a file. */
export async function allPeople(
  context: Context,
  asked: PeopleAsked,
): Promise<AsyncIterable<UserRecord>> {
  return keysetRecords((await queryFor(context, asked)).query);
}

const orders: Record<PersonSort, KeysetOrder<UserRecord>> = {
  newest: { field: 'joinedAt', direction: -1, ids: -1, type: 'date' },
  oldest: { field: 'joinedAt', direction: 1, ids: 1, type: 'date' },
  'last-active': { field: 'lastActiveAt', direction: -1, ids: -1, type: 'optional date' },
};

async function queryFor(context: Context, asked: PeopleAsked & Pick<PageArguments, 'after'>) {
  requireRole(context, 'admin');
  const { filter, sort = 'newest', after } = validInput('QueryAdminPeopleArgs', asked);
  const { User: model } = context.models;
  const query: KeysetQuery<UserRecord> = {
    model,
    filter: await withText(model, conditionOf(filter ?? {}), filter?.text),
    order: orders[sort],
  };
  return { query, after };
}

/** Names every value of a field that isn't narrowed, so that the index has the order behind them. */
const conditionOf = ({ role, verified, state }: PersonFilter): Filter => ({
  deletingAt: null,
  role: role ?? { $in: Object.values(enumValues.Role) },
  verified: verified ?? { $in: [true, false] },
  ...(state && { suspendedAt: state === 'suspended' ? { $gt: new Date(0) } : null }),
});
