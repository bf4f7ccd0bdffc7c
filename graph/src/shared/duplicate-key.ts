import { mongo } from 'mongoose';

/** A unique index refused the write: the record exists, maybe by a concurrent request. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === 11_000;
