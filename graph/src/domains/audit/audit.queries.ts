import { allValid, InvalidInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import { askedPrefixes } from '@fitness-zone/contract/search/search-tokens.ts';
import { startInUtc } from '@fitness-zone/contract/time/calendar-day.ts';
import { daysAfter } from '@fitness-zone/contract/time/days.ts';
import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { AuditEntryFilter } from '../../generated/graphql.ts';
import { type Filter, inOrder, type KeysetOrder } from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { refusalOf } from '../../shared/refusals/valid-input.ts';
import { startOfDay, timeZoneNamed } from '../../shared/time/time-zone.ts';
import type { AuditRecord } from './audit.model.ts';
import { searchAuditLog } from './search-audit-log.queries.ts';

export type AuditPage = Page<AuditRecord, number | null>;

const newestFirst: KeysetOrder<AuditRecord> = {
  field: 'createdAt',
  direction: -1,
  ids: -1,
  type: 'date',
};

export const adminAuditLog = describeList(
  'QueryAdminAuditLogArgs',
  ['admin'],
  async ({ filter: wanted }, context) => {
    const { action, text, ...days } = wanted ?? {};
    const filter = {
      ...(action && { action }),
      ...momentsOf(context, days),
    };
    const prefixes = askedPrefixes(text);
    return inOrder({
      model: context.models.AuditLog,
      filter: prefixes?.length === 0 ? filter : await searched(context, filter, prefixes),
      order: newestFirst,
    });
  },
);

const searched = async (context: Context, filter: Filter, prefixes: string[] | null) => ({
  _id: { $in: prefixes ? await searchAuditLog(context, filter, prefixes) : [] },
});

type Days = Pick<AuditEntryFilter, 'from' | 'to' | 'timeZone'>;

/** From the start of the first day to the end of the last; empty without days. */
function momentsOf({ config }: Context, { from, to, timeZone }: Days) {
  const zone = timeZone ? timeZoneNamed(timeZone) : config.timeZone;
  if (zone === null) {
    const message = 'timeZone must be the IANA name of a time zone such as America/New_York.';
    throw new Refusal('invalid', message, { field: 'timeZone' });
  }
  try {
    allValid(Object.entries({ from, to }), ([field, day]) => day && startInUtc(day, field));
  } catch (error) {
    if (error instanceof InvalidInput) throw refusalOf(error);
    throw error;
  }
  if (!from && !to) return {};
  return {
    createdAt: {
      ...(from && { $gte: new Date(startOfDay(from, zone)) }),
      ...(to && { $lt: new Date(startOfDay(daysAfter(to, 1), zone)) }),
    },
  };
}
