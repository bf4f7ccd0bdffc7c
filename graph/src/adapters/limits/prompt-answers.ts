import { within } from '../../shared/within.ts';

/** A caller waits for Redis so many milliseconds at most. */
const patienceMs = 100;

type Otherwise<Answer> = () => Answer | Promise<Answer>;

/**
 * Waits for what Redis was asked while its answers come in time. Once one was late or failed, callers go on with
 * something else at once, until an answer has come in time again. Redis is told all the same.
 */
export function openPromptAnswers() {
  let isLate = false;
  return async <Answer>(asked: Promise<Answer>, otherwise: Otherwise<Answer>): Promise<Answer> => {
    const isExpected = !isLate;
    const answer = within(patienceMs, asked, 'Redis answers too late').then(
      (value) => {
        isLate = false;
        return { value };
      },
      () => {
        isLate = true;
        return null;
      },
    );
    const inTime = isExpected ? await answer : null;
    return inTime ? inTime.value : otherwise();
  };
}

export type PromptAnswers = ReturnType<typeof openPromptAnswers>;
