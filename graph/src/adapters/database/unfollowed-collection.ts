import type { mongo } from 'mongoose';

/** A model, as far as its collection is concerned. */
type CollectionOf = {
  db: { db?: mongo.Db | undefined };
  collection: { collectionName: string };
};

/**
 * The collection of a model for fields that nothing in memory depends on: `followWrites` is not told of what is written
 * to them by it, so that nothing is dropped and read again in vain.
 * @throws Error before the database is connected
 */
export function unfollowedCollection({ db, collection }: CollectionOf): mongo.Collection {
  if (!db.db) throw new Error('the database is not connected');
  return db.db.collection(collection.collectionName);
}
