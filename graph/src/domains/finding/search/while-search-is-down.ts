import type { Shop } from '../../../context/shop.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';

/** The result of a search. While the search engine doesn't answer, a fallback that no cache keeps. */
export async function whileSearchIsDown<Result>(
  { cache }: Pick<Shop, 'cache'>,
  searched: Promise<Result>,
  otherwise: (refusal: Refusal) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await searched;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error;
    cache.dontKeep();
    return otherwise(error);
  }
}
