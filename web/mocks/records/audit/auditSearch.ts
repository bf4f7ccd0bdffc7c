import { askedTerms, hasTerm, recordText } from '@fitness-zone/contract/search/record-text.ts';
import { startInUtc } from '@fitness-zone/contract/time/calendar-day.ts';
import type { QueryAuditLogArgs } from '../../generated/resolvers.ts';
import type { AuditRecord, Records } from '../records.ts';

/**
 * The entries of the audit log that an admin asks for; the mocks have the days of UTC.
 * @throws InvalidInput for what is no day of the calendar
 */
export function searchAuditLog(
  { auditLog, users, products, categories }: Records,
  { text, action, from, to }: Partial<QueryAuditLogArgs>,
): AuditRecord[] {
  if (from) startInUtc(from, 'from');
  if (to) startInUtc(to, 'to');
  const named = [
    ...users.map(({ id, name, email }) => ({ id, ...recordText([name], [email]) })),
    ...products.map(({ id, productName, location }) => ({
      id,
      ...recordText([productName, location], [id]),
    })),
    ...categories.map(({ id, title }) => ({ id, ...recordText([title]) })),
  ];
  const terms = askedTerms(text).map((term) => ({
    term,
    ids: named.filter((one) => hasTerm(one, term)).map(({ id }) => id),
  }));
  return auditLog.filter((entry) => {
    const { id, actorId, targetId, address, reason, createdAt } = entry;
    const parts = [id, targetId, actorId, address].filter((part) => part !== null);
    const own = recordText(reason ? [reason] : [], parts);
    const day = createdAt.slice(0, 10);
    return (
      (!action || entry.action === action) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      terms.every(
        ({ term, ids }) =>
          hasTerm(own, term) ||
          ids.includes(targetId) ||
          (actorId !== null && ids.includes(actorId)),
      )
    );
  });
}
