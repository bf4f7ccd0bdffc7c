import type { Context } from '../context/context.ts';
import { Refusal } from '../shared/refusals/refusal.ts';
import { withRaising } from './raising.ts';

/** The resolver of a nullable query: turns a service's `not-found` refusal into null. */
export const nullIfNotFound = <Arguments, Found>(
  find: (context: Context, args: Arguments) => Promise<Found>,
) => {
  const raising = (_root: unknown, args: Arguments, context: Context) => find(context, args);
  return withRaising(
    raising,
    (root: unknown, args: Arguments, context: Context): Promise<Found | null> =>
      raising(root, args, context).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'not-found') return null;
        throw error;
      }),
  );
};
