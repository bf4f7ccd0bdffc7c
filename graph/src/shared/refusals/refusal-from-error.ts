import { InvalidInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import { errorCodes } from 'fastify';
import { mongo } from 'mongoose';
import { Refusal } from './refusal.ts';
import { refusalOf } from './valid-input.ts';

/** Errors when the database didn't answer, as opposed to refusing. */
const outages = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
  errorCodes.FST_ERR_HANDLER_TIMEOUT,
];

/**
 * The driver passes this on when a connection ends during a write. A caller who leaves in the middle of a body also
 * causes ECONNRESET, but not from a system call.
 */
const isEndedSocket = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || (error.code === 'ECONNRESET' && 'syscall' in error));

/** Errors of a full or closing connection pool; the driver doesn't export their classes. */
const poolErrors = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError']);

/** No connection to the database is free, or the pool is closing. */
export const isPoolError = (error: unknown): boolean =>
  error instanceof mongo.MongoDriverError && poolErrors.has(error.name);

const isOutage = (error: unknown) =>
  outages.some((outage) => error instanceof outage) || isPoolError(error) || isEndedSocket(error);

/** The refusal that an error is or carries; `unavailable` while the database doesn't answer; null for a fault. */
export function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) return refusalOf(error);
  if (isOutage(error)) {
    return new Refusal('unavailable', 'The shop isn’t available right now. Please try again.', {
      retryAfter: 5,
    });
  }
  return error instanceof Error && 'originalError' in error
    ? refusalBehind(error.originalError)
    : null;
}
