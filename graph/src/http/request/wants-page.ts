import type { FastifyRequest } from 'fastify';

/** Whether a browser asks for a page. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
