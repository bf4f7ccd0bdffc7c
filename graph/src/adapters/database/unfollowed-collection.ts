import type { mongo } from 'mongoose';

/** The parts of a model that give its collection. */
type CollectionOf = {
  db: { db?: mongo.Db | undefined };
  collection: { collectionName: string };
};

/**
 * A model's collection for writes to fields that nothing in memory depends on. `followWrites` doesn't see them, so no
 * cache entry is dropped needlessly.
 * @throws Error before the database is connected
 */
export function unfollowedCollection({ db, collection }: CollectionOf): mongo.Collection {
  if (!db.db) throw new Error('the database is not connected');
  return db.db.collection(collection.collectionName);
}
