import { randomInt } from 'node:crypto';

/** Maximum number of wrong hand-over codes that the seller may enter before the buyer needs a new one. */
export const mostCodeTries = 5;

/** A new hand-over code: six digits, with all tries left. */
export const newHandOverCode = () => ({
  text: String(randomInt(1_000_000)).padStart(6, '0'),
  triesLeft: mostCodeTries,
});
