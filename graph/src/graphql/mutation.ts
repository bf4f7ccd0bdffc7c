import type { Context } from '../context/context.ts';
import { Refusal } from '../shared/refusals/refusal.ts';
import { withRaising } from './raising.ts';

/**
 * A mutation's resolver over a service. The answer carries the service's result. A refusal becomes an answer with
 * `success: false`, except for a missing sign-in, which stays an error. A refusal may fill further fields of the
 * payload.
 * @param always fields of the payload that refusals have, too
 */
export const mutation = <
  Arguments,
  Answer extends { message: string },
  Always extends object = Record<never, never>,
>(
  act: (context: Context, args: Arguments) => Promise<Answer>,
  always: Always = {} as Always,
) => {
  const raising = async (_root: unknown, args: Arguments, context: Context) => ({
    success: true,
    alreadyDone: false,
    errors: [],
    ...always,
    ...(await act(context, args)),
  });
  return withRaising(raising, async (root: unknown, args: Arguments, context: Context) => {
    try {
      return await raising(root, args, context);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unauthenticated') throw error;
      const { message, code, field = null, alreadyDone, payload } = error;
      context.metrics.refusals.inc({ code });
      return {
        ...always,
        success: false,
        message,
        code,
        field,
        errors: [...error.errors],
        alreadyDone,
        ...payload,
      };
    }
  });
};
