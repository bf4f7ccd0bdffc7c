/**
 * Milliseconds; exceeds the difference of two processes' clocks plus the delay of a write or change between them. Reads
 * by time start this much earlier.
 */
export const clockToleranceMs = 10_000;
