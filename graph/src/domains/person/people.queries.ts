import type { PersonSort } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { askedTerms, matchesTerms } from '@fitness-zone/contract/search/record-text.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { PersonFilter, QueryAdminPeopleArgs } from '../../generated/graphql.ts';
import {
  type ListQuestion,
  listedPage,
  listedRecords,
  listedSlice,
} from '../../record-lists/listed-page.ts';
import type { RowOrder } from '../../record-lists/page-of-rows.ts';
import type { ListBounds, Page, PageArguments } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { PersonRow } from '../accounts/people/people.list.ts';
import type { UserRecord } from '../accounts/user.model.ts';

/** A page of people. */
export type PersonPage = Page<UserRecord>;

/** What narrows and orders a list of people. */
export type PeopleAsked = Unchecked<Pick<QueryAdminPeopleArgs, 'filter'> & { sort?: PersonSort }>;

/**
 * A page of all people, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function browsePeople(
  context: Context,
  { first, ...asked }: PageArguments & PeopleAsked,
): Promise<PersonPage> {
  const { question, after } = listOf(context, asked);
  return listedPage(question, { first, after });
}

/**
 * A part of all people as a REST list, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function listPeople(context: Context, { limit, ...asked }: ListBounds & PeopleAsked) {
  const { question, after } = listOf(context, asked);
  return listedSlice(question, { limit, after: after ?? undefined });
}

/**
 * All people that match a filter, for a file.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function allPeople(
  context: Context,
  asked: PeopleAsked,
): Promise<AsyncIterable<UserRecord>> {
  return listedRecords(listOf(context, asked).question);
}

const orders: Record<PersonSort, RowOrder<PersonRow>> = {
  newest: { keyOf: () => 0 },
  oldest: { keyOf: ({ id }) => createdAt(id) },
  'last-active': { keyOf: ({ lastActive }) => -lastActive },
};

/** An id begins with the second in which it was made. */
const createdAt = (id: string): number => Number.parseInt(id.slice(0, 8), 16);

function listOf(context: Context, asked: PeopleAsked & Pick<PageArguments, 'after'>) {
  requireRole(context, 'admin');
  const { filter, sort = 'newest', after } = validInput('QueryAdminPeopleArgs', asked);
  const { User } = context.models;
  const question: ListQuestion<PersonRow, UserRecord> = {
    list: context.recordLists.people,
    matches: matcherOf(filter ?? {}),
    order: orders[sort],
    load: (ids) => User.find({ _id: { $in: ids }, deletingAt: null }).lean(),
  };
  return { question, after };
}

function matcherOf({ text, role, verified, state }: PersonFilter): (row: PersonRow) => boolean {
  const terms = askedTerms(text);
  return (row) =>
    (!role || row.role === role) &&
    (verified == null || row.verified === verified) &&
    (!state || row.state === state) &&
    matchesTerms(row, terms);
}
