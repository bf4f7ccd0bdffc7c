/** Maximum number of records of one kind in a mutation's answer, the newest ones. */
export const maxReturnedRecords = 100;

/**
 * Maximum number of records of one kind that an act publishes, newest first. Open pages don't hear about the others.
 */
export const maxPublishedRecords = 100;
