/** Number of towns in facets, those with most products. */
export const mostTowns = 50;
