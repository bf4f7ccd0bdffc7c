/** Stands for all that a collection has, in which order and how many: any write to it drops this. */
export const collectionTag = (collection: string): string => collection;

/** Stands for a record, or for all records of a collection that belong to an account, by the id that writes name. */
export const recordTag = (collection: string, id: string): string => `${collection}/${id}`;

/** A write that doesn't say which records it changes drops this. */
export const anyRecordTag = (collection: string): string => `${collection}/*`;
