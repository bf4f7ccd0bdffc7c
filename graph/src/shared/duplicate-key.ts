import { mongo } from 'mongoose';

/** A unique index refused the write: another request was faster, or the record exists already. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === 11_000;
