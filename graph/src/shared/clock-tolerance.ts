/**
 * Milliseconds, more than two processes' clocks differ plus the time a write or change travels between them: reads by
 * time start this much earlier.
 */
export const clockToleranceMs = 10_000;
