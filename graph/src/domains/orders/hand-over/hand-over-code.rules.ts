import { randomInt } from 'node:crypto';
import { mostCodeTries } from '@fitness-zone/contract/limits.ts';

/** A new hand-over code: six digits, with all tries left. */
export const newHandOverCode = () => ({
  text: String(randomInt(1_000_000)).padStart(6, '0'),
  triesLeft: mostCodeTries,
});
