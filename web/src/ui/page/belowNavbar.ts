/** Keeps what is scrolled to clear of the navigation bar. */
export const belowNavbar = { scrollMarginTop: 92 } as const;
