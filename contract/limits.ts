/** Maximum number of a shop's categories. */
export const maxCategories = 100;

/** Maximum number of sellers that an account follows. */
export const mostFollows = 500;

/** Maximum number of tasks that an account is shown. */
export const mostTasks = 200;

/** Maximum number of saved searches of an account. */
export const mostSavedSearches = 50;

/** Maximum number of browsers that get an account's push messages. */
export const mostPushDevices = 10;

/** Maximum number of counter-offers of both sides to an offer. */
export const mostCounterOffers = 6;

/** Maximum number of offers that a thread shows: the newest ones. */
export const mostOffersInThread = 4;
/** The same for orders. */
export const mostOrdersInThread = 2;

/** Maximum number of mails per hour for each sender, recipient and kind that senders can cause at will. */
export const mostMailsAnHour = 20;

/** Number of different people from which a searched text is stored readably and shown. */
export const leastPeople = 5;

/** Figures of a price guide from fewer prices would reveal too much about each. */
export const leastPrices = 8;
/** The prices of one or two sellers aren't the market's. */
export const leastSellers = 3;
