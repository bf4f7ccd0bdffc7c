import { Refusal } from '../shared/refusals/refusal.ts';

/** What a service found, or null where it refuses with `not-found`: how a nullable query says so. */
export const nullIfNotFound = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not-found') return null;
    throw error;
  });
