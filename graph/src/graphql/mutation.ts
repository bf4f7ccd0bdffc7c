import type { Context } from '../context/context.ts';
import { Refusal } from '../shared/refusals/refusal.ts';

/**
 * A mutation's resolver over a service. The answer carries the service's result. A refusal becomes an answer with
 * `success: false`, except for a missing sign-in, which stays an error. A refusal may fill further fields of the
 * payload.
 */
export const mutation =
  <Arguments, Answer extends { message: string }>(
    act: (context: Context, args: Arguments) => Promise<Answer>,
  ) =>
  async (_root: unknown, args: Arguments, context: Context) => {
    try {
      return { success: true, alreadyDone: false, errors: [], ...(await act(context, args)) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unauthenticated') throw error;
      const { message, code, field = null, alreadyDone, payload } = error;
      context.metrics.refusals.inc({ code });
      return {
        success: false,
        message,
        code,
        field,
        errors: [...error.errors],
        alreadyDone,
        ...payload,
      };
    }
  };
