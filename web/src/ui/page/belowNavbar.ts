/** Keeps scroll targets clear of the navigation bar. */
export const belowNavbar = { scrollMarginTop: 92 } as const;
