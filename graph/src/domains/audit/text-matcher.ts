import {
  type AskedTerm,
  hasTerm,
  type RecordText,
  recordText,
} from '@fitness-zone/contract/search/record-text.ts';
import type { Context } from '../../context/context.ts';
import type { AuditRow } from './audit.list.ts';

const mostCategories = 100;

/**
 * Whether an entry has each term: itself, by its reason, ids and address, or by the present name of who did it or of
 * what it was done to.
 * @returns what tells that of a row
 */
export async function textMatcher(
  { recordLists, models }: Context,
  terms: readonly AskedTerm[],
): Promise<(row: AuditRow) => boolean> {
  const categories = await models.Category.find({ deletingAt: null }).limit(mostCategories).lean();
  const named = [
    categories.map(({ _id, title }) => ({ id: _id.toHexString(), ...recordText([title]) })),
    await recordLists.people.rows(),
    await recordLists.products.rows(),
  ];
  const wanted = terms.map((term) => ({ term, ids: idsWith(named, term) }));
  return (row) => {
    for (const { term, ids } of wanted) {
      const isNamed = ids.has(row.targetId) || (row.actorId !== null && ids.has(row.actorId));
      if (!isNamed && !hasTerm(row, term)) return false;
    }
    return true;
  };
}

type Named = RecordText & { id: string };

function idsWith(lists: readonly (readonly Named[])[], term: AskedTerm): Set<string> {
  const found = new Set<string>();
  for (const list of lists) for (const named of list) if (hasTerm(named, term)) found.add(named.id);
  return found;
}
