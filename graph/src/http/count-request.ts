import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { clientAddress } from './request/client-address.ts';
import { spendRequestPoints } from './request-points.ts';

/**
 * Counts a visitor's request for its network address.
 * @throws Refusal `too-many-requests`
 */
export const countRequest = (
  shop: Pick<Shop, 'limits' | 'config'>,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  points = 1,
): Promise<void> =>
  spendRequestPoints(
    { ...shop, viewer: null, address: clientAddress(raw, shop.config.trustProxy) },
    points,
    (name, value) => void reply.header(name, value),
  );
