import { Refusal } from '../shared/refusals/refusal.ts';

/** Turns a service's `not-found` refusal into null, the answer of nullable queries. */
export const nullIfNotFound = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not-found') return null;
    throw error;
  });
