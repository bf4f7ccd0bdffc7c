import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requireUser } from '../../context/access.ts';
import type { Shop } from '../../context/shop.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { serveSignedFile } from '../../rest/signed-file.ts';
import { viewOrder } from '../orders/orders.queries.ts';
import { absolutePictureUrl } from '../pictures/picture-url.rules.ts';
import { receiptNumber } from './receipt.rules.ts';
import { openReceipt, receiptAddress, receiptOf } from './receipts.queries.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const amount = Type.Number({ description: 'In the major unit of the currency.' });

const receiptShape = Type.Object({
  number: Type.String(),
  issuedAt: time,
  shopName: Type.String(),
  shopAddress: Type.Array(Type.String()),
  buyerName: Type.String(),
  sellerName: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), amount })),
  payments: Type.Array(
    Type.Object({
      paidAt: time,
      part: Type.Enum(Object.values(enumValues.PaymentPart)),
      amount,
      transactionId: Type.String(),
    }),
  ),
  refunds: Type.Array(Type.Object({ refundedAt: Type.Optional(time), amount })),
  paid: amount,
  refunded: amount,
  due: amount,
  currency: Type.String({ description: 'ISO 4217.' }),
  pdfUrl: Type.String({
    description:
      'Works for 10 to 15 minutes, for the caller alone; ask again for another one. Text that the PDF’s font lacks makes it an HTML page to print.',
  }),
});

/** The REST path of a receipt's data. */
export const receiptRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/orders/:id/receipt',
    summary: "An order's receipt (its buyer, its seller and admins)",
    bearer: true,
    params: inputSchema('QueryOrderArgs'),
    response: receiptShape,
    handler: async ({ context, params }) => {
      const receipt = await receiptOf(context, await viewOrder(context, params.id));
      const major = (value: number) => toMajor(value, receipt.currency);
      const address = receiptAddress(context, receipt.orderId, requireUser(context));
      return {
        ...receipt,
        number: receiptNumber(receipt.number),
        issuedAt: receipt.issuedAt.getTime(),
        items: receipt.items.map((item) => ({ ...item, amount: major(item.amount) })),
        payments: receipt.payments.map((payment) => ({
          ...payment,
          paidAt: payment.paidAt.getTime(),
          amount: major(payment.amount),
        })),
        refunds: receipt.refunds.map(({ refundedAt, amount: sum }) => ({
          ...(refundedAt && { refundedAt: refundedAt.getTime() }),
          amount: major(sum),
        })),
        paid: major(receipt.paid),
        refunded: major(receipt.refunded),
        due: major(receipt.due),
        currency: receipt.currency.toUpperCase(),
        pdfUrl: absolutePictureUrl(address, context.config.publicUrl),
      };
    },
  }),
];

const params = Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{24}\\.pdf$' }) });

/** Registers the addresses of receipts as PDF. */
export function serveReceipts(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const address = { url: '/receipts/:file', params, points: 10, answerWithinMs };
  serveSignedFile(app, shop, address, ({ file }, query) =>
    openReceipt(shop, file.slice(0, -'.pdf'.length), query),
  );
}
