import {
  comparePlaces,
  cursorOf,
  type Place,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { askedTerms, matchesTerms, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { PersonFilter, PersonSort, QueryAdminPeopleArgs } from '../../generated/resolvers.ts';
import { validInput } from '../../validInput.ts';
import type { Records, UserRecord } from '../records.ts';

const seconds = (time: string | null) => Math.floor(Date.parse(time ?? '') / 1000) || 0;

const keys: Record<PersonSort, (user: UserRecord) => number> = {
  NEWEST: () => 0,
  OLDEST: ({ id }) => Number.parseInt(id.slice(0, 8), 16),
  LAST_ACTIVE: ({ lastActiveAt }) => -seconds(lastActiveAt) || 0,
};

/** A page of all people, as admins search, narrow and order them. */
export function peoplePage(
  { users }: Records,
  { filter, sort, first, after }: QueryAdminPeopleArgs & { first: number; sort: PersonSort },
) {
  const matches = matcherOf(validInput('PersonFilter', filter ?? {}));
  const sorted = users
    .filter(matches)
    .map((node) => ({ node, place: { key: keys[sort](node), id: node.id } }))
    .toSorted((one, other) => comparePlaces(one.place, other.place));
  const start: Place | null = after ? placeAt(after) : null;
  const rest = sorted.filter(({ place }) => !start || comparePlaces(place, start) > 0);
  const edges = rest.slice(0, first).map(({ node, place }) => ({ cursor: cursorOf(place), node }));
  return {
    edges,
    totalCount: sorted.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

function matcherOf({ text, role, verified, state }: PersonFilter): (user: UserRecord) => boolean {
  const terms = askedTerms(text);
  return (user) =>
    (!role || user.role === role) &&
    (verified == null || user.verified === verified) &&
    (!state || (state === 'SUSPENDED') === (user.suspendedAt !== null)) &&
    matchesTerms(recordText([user.name], [user.email]), terms);
}
