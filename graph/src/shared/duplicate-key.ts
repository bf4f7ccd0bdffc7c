import { mongo } from 'mongoose';

/** Whether a unique index refused a write: another request was faster, or the record exists already. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === 11_000;
