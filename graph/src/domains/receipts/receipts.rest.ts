import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../context/shop.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import type { Reading } from '../../rest/read-route.ts';
import { serveSignedFile } from '../../rest/signed-file.ts';
import { viewOrder } from '../orders/orders.queries.ts';
import { openReceipt, receiptOf } from './receipts.queries.ts';

export const receiptReadings: Reading[] = [
  {
    url: '/orders/:id/receipt',
    summary: "An order's receipt (its buyer, its seller and admins)",
    params: inputSchema('QueryOrderArgs'),
    operation: `{ receiptOfOrder {
      number issuedAt shopName shopAddress buyerName sellerName
      items { name amount }
      payments { paidAt part amount transactionId }
      refunds { refundedAt amount }
      paid refunded due paid @flat { currency } pdfUrl
    } }`,
    root: async ({ context, params }) => ({
      receiptOfOrder: await receiptOf(context, await viewOrder(context, params.id)),
    }),
  },
];

const params = Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{24}\\.pdf$' }) });

export function serveReceipts(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const address = { url: '/receipts/:file', params, points: 10, answerWithinMs };
  serveSignedFile(app, shop, address, ({ file }, query) =>
    openReceipt(shop, file.slice(0, -'.pdf'.length), query),
  );
}
