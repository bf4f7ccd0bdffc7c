import { enumValues, type PersonSort } from '@fitness-zone/contract/enums.ts';
import { describeList } from '../../../context/list.ts';
import type { PersonFilter } from '../../../generated/graphql.ts';
import { type Filter, inOrder, type KeysetOrder } from '../../../shared/keyset/keyset-query.ts';
import { withText } from '../../../shared/keyset/text-filter.ts';
import type { Page } from '../../../shared/paging.ts';
import type { UserRecord } from '../user.model.ts';

export type PersonPage = Page<UserRecord, number | null>;

const orders: Record<PersonSort, KeysetOrder<UserRecord>> = {
  newest: { field: 'joinedAt', direction: -1, ids: -1, type: 'date' },
  oldest: { field: 'joinedAt', direction: 1, ids: 1, type: 'date' },
  'last-active': { field: 'lastActiveAt', direction: -1, ids: -1, type: 'optional date' },
};

export const adminPeople = describeList(
  'QueryAdminPeopleArgs',
  ['admin'],
  async ({ filter, sort = 'newest' }, { models: { User: model } }) =>
    inOrder({
      model,
      filter: await withText(model, conditionOf(filter ?? {}), filter?.text),
      order: orders[sort],
    }),
);

/** Names every value of a field that isn't narrowed, so that the index has the order behind them. */
const conditionOf = ({ role, verified, state }: PersonFilter): Filter => ({
  deletingAt: null,
  role: role ?? { $in: Object.values(enumValues.Role) },
  verified: verified ?? { $in: [true, false] },
  ...(state && { suspendedAt: state === 'suspended' ? { $gt: new Date(0) } : null }),
});
