import { InvalidInput, type Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type AskedTerm, askedTerms } from '@fitness-zone/contract/search/record-text.ts';
import { startInUtc } from '@fitness-zone/contract/time/calendar-day.ts';
import { daysAfter } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { QueryAuditLogArgs } from '../../generated/graphql.ts';
import { type ListQuestion, listedPage, listedSlice } from '../../record-lists/listed-page.ts';
import {
  type ListBounds,
  listNewest,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import { refusalOf, validInput } from '../../shared/refusals/valid-input.ts';
import { startOfDay } from '../../shared/time/time-zone.ts';
import type { AuditRow } from './audit.list.ts';
import type { AuditRecord } from './audit.model.ts';
import { textMatcher } from './text-matcher.ts';

/** A page of the audit log. */
export type AuditPage = Page<AuditRecord>;

type Asked = Unchecked<QueryAuditLogArgs>;
type Question = ListQuestion<AuditRow, AuditRecord>;

/**
 * A page of the audit log, newest first, for admins: of all entries, or of those that match.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function browseAuditLog(
  context: Context,
  asked: Asked & PageArguments,
): Promise<AuditPage> {
  const question = await questionOf(context, asked);
  return question ? listedPage(question, asked) : pageOf(allEntries(context), asked);
}

/**
 * The same as a REST list.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault,
 *   `not-found` for a cursor that is none of this list
 */
export async function listAuditLog(context: Context, asked: Asked, { limit, after }: ListBounds) {
  const question = await questionOf(context, { ...asked, after });
  return question
    ? listedSlice(question, { limit, after })
    : listNewest(allEntries(context), { limit, after });
}

const allEntries = ({ models }: Context) => newestOf(models.AuditLog.find());

/** What is searched for; null for all entries, which the database has in order. */
async function questionOf(context: Context, asked: Asked): Promise<Question | null> {
  requireRole(context, 'admin');
  const { action, text, ...days } = validInput('QueryAuditLogArgs', asked);
  const terms = askedTerms(text);
  if (!action && terms.length === 0 && !days.from && !days.to) return null;
  const [from, end] = momentsOf(context, days);
  const hasTerms = await matcherOf(context, terms);
  return {
    list: context.recordLists.audit,
    matches: (row) =>
      (!action || row.action === action) && row.at >= from && row.at < end && hasTerms(row),
    order: { keyOf: () => 0 },
    load: (ids) => {
      const _id = { $in: ids.map((id) => Types.ObjectId.createFromHexString(id)) };
      return context.models.AuditLog.findOldest({ _id });
    },
  };
}

type Days = { from?: string | null | undefined; to?: string | null | undefined };

/** When the first day begins and the last one ends, in epoch milliseconds. */
function momentsOf({ config }: Context, { from, to }: Days): [from: number, end: number] {
  try {
    if (from) startInUtc(from, 'from');
    if (to) startInUtc(to, 'to');
  } catch (error) {
    if (error instanceof InvalidInput) throw refusalOf(error);
    throw error;
  }
  return [
    from ? startOfDay(from, config.timeZone) : -Infinity,
    to ? startOfDay(daysAfter(to, 1), config.timeZone) : Infinity,
  ];
}

const matcherOf = (context: Context, terms: readonly AskedTerm[]) =>
  terms.length === 0 ? () => true : textMatcher(context, terms);
