/**
 * More than the clocks of two processes differ, and than a write or a change needs from one to the other, in
 * milliseconds: what is asked for by its time is asked for from so much earlier.
 */
export const clockToleranceMs = 10_000;
