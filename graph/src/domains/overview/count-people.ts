import type { Context } from '../../context/context.ts';
import type { PlaceOf } from './places-in-time.ts';

/** How many accounts of today's buyers and sellers were created. */
export type PeopleCounts = { buyerCount: number; sellerCount: number };

/** Counts the people of each of so many intervals; those whose deletion has begun are no more. */
export async function countPeople(
  { recordLists }: Pick<Context, 'recordLists'>,
  length: number,
  placeOf: PlaceOf,
): Promise<PeopleCounts[]> {
  const counts = Array.from({ length }, () => ({ buyerCount: 0, sellerCount: 0 }));
  for (const { id, role } of await recordLists.people.rows()) {
    if (role === 'admin') continue;
    const period = counts[placeOf(createdAt(id)) ?? -1];
    if (!period) continue;
    if (role === 'buyer') period.buyerCount += 1;
    else period.sellerCount += 1;
  }
  return counts;
}

/** An id begins with the second in which it was made. */
const createdAt = (id: string) => Number.parseInt(id.slice(0, 8), 16) * 1_000;
