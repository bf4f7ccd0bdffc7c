import type { FastifyRequest } from 'fastify';

export const wantsPage = ({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
