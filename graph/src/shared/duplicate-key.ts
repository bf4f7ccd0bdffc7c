import { mongo } from 'mongoose';

/** Whether a unique index refused a write: somebody else was faster, or it was there already. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === 11_000;
