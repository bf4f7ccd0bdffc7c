/** Maximum number of a shop's categories. */
export const mostCategories = 100;

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

/** Maximum number of wrong hand-over codes that the seller may enter before the buyer needs a new one. */
export const mostCodeTries = 5;

/**
 * Maximum number of steps that each side can write in a problem; deciding, accepting, closing and asking for a decision
 * are always possible.
 */
export const mostProblemSteps = 30;
/** Maximum number of problems that a buyer can report about an order. */
export const mostReportedProblems = 5;
/** Problems of an order in which the seller can still claim the hand-over, since an objection reports another one. */
export const mostClaimedProblems = 10;
/** Maximum number of times that a buyer can ask to cancel an order. */
export const mostCancelRequests = 5;

/** Maximum number of mails per hour for each sender, recipient and kind that senders can cause at will. */
export const mostMailsAnHour = 20;

/** Number of different people from which a searched text is stored readably and shown. */
export const leastPeople = 5;
