/** Color of stars, in light and dark. */
export const starColor = '#E0A400';
