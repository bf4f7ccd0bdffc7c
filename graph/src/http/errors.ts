import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalStatus } from '../shared/refusal.ts';

/**
 * Answers whatever a path threw as `{success: false, message}`: refusals and mistakes in the request
 * in words, faults without detail but with the request id under which the log has them.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
    const { message, field } = error;
    return reply.code(refusalStatus[error.code]).send({ success: false, message, field });
  }
  if (error.statusCode && error.statusCode < 500) {
    return reply.code(error.statusCode).send({ success: false, message: error.message });
  }
  request.log.error({ err: error }, 'a request failed');
  const message = 'Something went wrong on our side. Please try again.';
  return reply.code(500).send({ success: false, message, requestId: request.id });
}
