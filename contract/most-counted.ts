/** Longer admin lists aren't counted. */
export const mostCounted = 10_000;
