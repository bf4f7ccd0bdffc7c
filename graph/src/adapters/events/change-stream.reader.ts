import type { FastifyBaseLogger } from 'fastify';
import { mongo } from 'mongoose';
import type { SentMessage } from './changes.collection.ts';
import { delay } from './delay.ts';
import type { Received } from './relay.ts';

/** Resumes after an event or at a database time; by default now. */
export type Position = Pick<mongo.ChangeStreamOptions, 'resumeAfter' | 'startAtOperationTime'>;

/** The part of the driver's change stream that we use. */
export type InsertStream = Pick<
  mongo.ChangeStream<SentMessage, mongo.ChangeStreamInsertDocument<SentMessage>>,
  'tryNext' | 'resumeToken' | 'close'
>;

const retryDelayMs = 1000;

/**
 * Reads changes from a change stream, from `start` on. The driver resumes the stream after an election or a cut
 * connection; after a longer outage this reopens it where it ended. If the resume token is no longer in the oplog, it
 * reports the changes since as missing.
 * @param open opens the stream, without a request until it is read
 * @throws the database's refusal if it has no change streams: any code before its first answer, later only codes that
 * say so
 */
export async function* streamedChanges(
  open: (position: Position) => InsertStream,
  start: Position,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): AsyncGenerator<Received> {
  const reading: Reading = { position: start, isComplete: true, hasAnswered: false };
  while (!signal.aborted) {
    const stream = open(reading.position);
    const close = () => void stream.close();
    signal.addEventListener('abort', close);
    try {
      yield* streamed(stream, reading, log, signal);
    } catch (error) {
      if (signal.aborted) return;
      resume(reading, error);
      log.warn({ err: error }, 'the change stream broke off');
      await delay(retryDelayMs, signal);
    } finally {
      signal.removeEventListener('abort', close);
      await stream.close();
    }
  }
}

type Reading = {
  position: Position;
  /** No changes up to here are missing. */
  isComplete: boolean;
  hasAnswered: boolean;
};

async function* streamed(
  stream: InsertStream,
  reading: Reading,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): AsyncGenerator<Received> {
  while (!signal.aborted) {
    const requestedAt = Date.now();
    // The database holds the answer for up to a second; null if nothing happened.
    const event = await stream.tryNext();
    if (!reading.hasAnswered) log.info('changes of other processes come by a change stream');
    reading.hasAnswered = true;
    if (stream.resumeToken) reading.position = { resumeAfter: stream.resumeToken };
    if (!reading.isComplete) yield { changes: null, until: requestedAt };
    reading.isComplete = true;
    yield event ? receivedFrom(event.fullDocument) : { changes: [], until: requestedAt };
  }
}

/**
 * Continues where a stream broke off, or from now on if the database refused that position.
 * @throws the refusal if the database has no change streams
 */
function resume(reading: Reading, error: unknown): void {
  if (!isServerError(error)) return;
  if (!reading.hasAnswered || unsupportedCodes.has(error.code)) throw error;
  reading.position = {};
  reading.isComplete = false;
}

const receivedFrom = ({ change, sentAt }: SentMessage): Received => ({
  changes: [change],
  until: sentAt.getTime(),
});

const unsupportedCodes = new Set<unknown>([
  40_573, // a stand-alone server
  40_324, // a database without this stage
  115, // or without support for it
  13, // an account without the right to watch
]);

/** The database answered with an error. */
export const isServerError = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError;
