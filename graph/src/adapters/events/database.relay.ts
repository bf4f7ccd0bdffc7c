import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import { isServerError, type Position, streamedChanges } from './change-stream.reader.ts';
import { openChanges, recordedChanges } from './changes.collection.ts';
import { createMessageQueue } from './message-queue.ts';
import { polledChanges } from './polling.reader.ts';
import { createRelay, type Received, type Relay } from './relay.ts';

/**
 * Carries changes through the shared database: each process inserts its own and follows the others' by a change stream,
 * or by polling where the database has none (a stand-alone server).
 * @param processId names this process as the sender
 * @throws MongoError when the database does not answer at the start; a later outage is logged and waited for
 */
export async function databaseRelay(
  connection: Connection,
  processId: string,
  log: FastifyBaseLogger,
): Promise<Relay> {
  const changes = openChanges(connection);
  const start = await currentPosition(connection);
  const queue = createMessageQueue(changes, log);
  const ofOthers = [
    { $match: { operationType: 'insert', 'fullDocument.origin': { $ne: processId } } },
  ];

  async function* read(signal: AbortSignal): AsyncGenerator<Received> {
    try {
      yield* streamedChanges((position) => changes.watch(ofOthers, position), start, log, signal);
    } catch (error) {
      if (!isServerError(error)) throw error;
      log.info('this database has no change streams: it is asked for changes of other processes');
      yield* polledChanges(changes, processId, log, signal);
    }
  }

  const recorded = () => recordedChanges(changes);
  const send: Relay['send'] = (change) => queue.send({ origin: processId, change });
  return createRelay({ recorded, send, read, close: queue.close }, log);
}

/** A position from which a stream misses no later change, if the database has an oplog. */
async function currentPosition({ db }: Connection): Promise<Position> {
  const answer = await db?.command({ ping: 1 });
  return answer?.operationTime ? { startAtOperationTime: answer.operationTime } : {};
}
