/** Number of towns that are counted beside a list, those with most products. */
export const mostTowns = 50;
