import { mongo } from 'mongoose';
import { Refusal } from './refusal.ts';

/** Errors of the driver that say that the database did not answer, not that it refused. */
const outages = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
];

/**
 * What a user is told of an error: the refusal that it is or carries, `unavailable` while the database
 * does not answer, or null for a fault.
 */
export function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (outages.some((outage) => error instanceof outage)) {
    return new Refusal('unavailable', 'The shop is not available just now. Please try again.', {
      retryAfter: 5,
    });
  }
  return error instanceof Error && 'originalError' in error
    ? refusalBehind(error.originalError)
    : null;
}
