import { Refusal } from '../../../shared/refusals/refusal.ts';

/** The result of a search, or a fallback while the search engine doesn't answer. */
export async function whileSearchIsDown<Result>(
  searched: Promise<Result>,
  otherwise: (refusal: Refusal) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await searched;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') return otherwise(error);
    throw error;
  }
}
