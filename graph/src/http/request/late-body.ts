import { errorCodes, type FastifyRequest } from 'fastify';

/** Status and message for a request whose body took too long. */
export const lateBody = {
  status: 408,
  message: 'The request took too long to arrive. Please send it again.',
} as const;

/**
 * Whether a request was given up while its body was still on its way: that is not the shop's fault, which has not begun
 * to work on it. An injected request does not say whether it is whole; it always is.
 */
export const isLateBody = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  error instanceof errorCodes.FST_ERR_HANDLER_TIMEOUT && raw.complete === false;
