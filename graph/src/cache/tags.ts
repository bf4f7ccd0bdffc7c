/** Tags lists and counts of a collection: any write to it drops them. */
export const collectionTag = (collection: string): string => collection;

/** Tags one record, or all records of an account in a collection, by the id that writes name. */
export const recordTag = (collection: string, id: string): string => `${collection}/${id}`;

/** Dropped by writes without the ids of their records. */
export const anyRecordTag = (collection: string): string => `${collection}/*`;
