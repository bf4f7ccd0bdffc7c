/** Longer lists of admins are not counted. */
export const mostCounted = 10_000;
