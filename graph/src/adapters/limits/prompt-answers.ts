import { within } from '../../shared/within.ts';

/** Maximum time that a caller waits for Redis. */
const patienceMs = 100;

type Otherwise<Answer> = () => Answer | Promise<Answer>;

/**
 * Waits for Redis while it answers in time. After a late or failed answer, callers use a fallback at once until an
 * answer is in time again. Redis still gets every command.
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
