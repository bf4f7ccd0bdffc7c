import { errorCodes, type FastifyRequest } from 'fastify';

/** Status and message for a request whose body took too long. */
export const lateBody = {
  status: 408,
  message: 'The request took too long to arrive. Please send it again.',
} as const;

/**
 * The request was given up while its body was still on its way: no fault of the shop's, which hadn't begun to work on
 * it. Injected requests don't say whether they're whole; they always are.
 */
export const isLateBody = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  error instanceof errorCodes.FST_ERR_HANDLER_TIMEOUT && raw.complete === false;
