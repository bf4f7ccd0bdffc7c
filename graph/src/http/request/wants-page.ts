import type { FastifyRequest } from 'fastify';

export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
