import { randomInt } from 'node:crypto';
import { codeTries } from '@fitness-zone/contract/dealing/order-states.ts';

/** A new hand-over code: six digits, with all tries left. */
export const newCode = () => ({
  text: String(randomInt(1_000_000)).padStart(6, '0'),
  triesLeft: codeTries,
});
