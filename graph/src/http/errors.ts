import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { isLateBody, lateBody } from './request/late-body.ts';

/**
 * Answers errors of a path as `{success: false, message}`. Refusals and bad requests get an explanation. Faults only
 * get the request id under which they are logged.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isLateBody(error, request)) {
    const { status, message } = lateBody;
    return reply.code(status).send({ success: false, message, code: 'invalid' });
  }
  const refusal = refusalBehind(error);
  if (refusal) {
    const { code, message, field, errors, retryAfter } = refusal;
    if (code === 'unavailable' && !refusal.isExpected) {
      request.log.error({ err: error }, 'a service does not answer');
    }
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    const faults = errors.length > 0 && { errors };
    return reply
      .code(refusalStatus[code])
      .send({ success: false, message, code, field, ...faults });
  }
  if (error.statusCode && error.statusCode < 500) {
    return reply.code(error.statusCode).send({ success: false, ...explain(error) });
  }
  const clientLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed;
  request.log[clientLeft ? 'debug' : 'error']({ err: error }, 'a request failed');
  const message = 'Something went wrong on our side. Please try again.';
  return reply.code(500).send({ success: false, message, requestId: request.id });
}

/** Explains a bad request to the developer who sent it. */
function explain({ validation = [], validationContext, code, message }: FastifyError) {
  const errors = validation.map((problem) => faultOf(problem, validationContext));
  const [first] = errors;
  if (!first) return { message: validationMessages[code] ?? message, code: 'invalid' };
  const named = errors.filter(({ field }) => field !== '');
  return {
    message: first.message,
    code: 'invalid',
    ...(named.length > 0 && { field: named[0]?.field, errors: named }),
  };
}

type Problem = NonNullable<FastifyError['validation']>[number];

function faultOf(
  { params, instancePath, message }: Problem,
  context: FastifyError['validationContext'],
) {
  const { missingProperty, allowedValues } = params;
  const field = [instancePath.slice(1).replaceAll('/', '.'), missingProperty]
    .filter(Boolean)
    .join('.');
  const subject = field || `The ${context === 'querystring' ? 'query' : context}`;
  const choice = Array.isArray(allowedValues) && `must be one of ${allowedValues.join(', ')}`;
  const problem = missingProperty ? 'is required' : choice || message;
  return { field, message: `${subject} ${problem}.`, code: 'invalid' };
}

const validationMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with content-type: application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};
