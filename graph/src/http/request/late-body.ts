import { errorCodes, type FastifyRequest } from 'fastify';

/** Status and message for a request whose body took too long. */
export const lateBody = {
  status: 408,
  message: 'The request took too long to arrive. Please send it again.',
} as const;

/**
 * Whether the request timed out while its body was still arriving; this isn't the shop's fault. Injected requests are
 * always complete but don't say so.
 */
export const isLateBody = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  error instanceof errorCodes.FST_ERR_HANDLER_TIMEOUT && raw.complete === false;
