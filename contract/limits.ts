/** Maximum number of tasks that an account is shown. */
export const mostTasks = 200;

/** Maximum number of counter-offers of both sides to an offer. */
export const mostCounterOffers = 6;

/** Maximum number of offers that a thread shows: the newest ones. */
export const mostOffersInThread = 4;
/** The same for orders. */
export const mostOrdersInThread = 2;
