import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pathOf } from '../shared/log.ts';

/** One line per answered request; faults are logged where they are answered. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { log, method, url }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const line = { method, path: pathOf(url), statusCode, ms: Math.round(elapsedTime) };
    if (error) log.warn({ ...line, err: error }, 'the answer did not arrive');
    else log.info(line, 'answered');
  }
}
