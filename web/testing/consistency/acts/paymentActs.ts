import type { Part } from '@fitness-zone/testkit/users/user-actions.ts';
import {
  cancelSaleOptions,
  confirmHandOverOptions,
} from '../../../src/features/payments/balance/balance.cache.ts';
import {
  confirmReceiptOptions,
  reportProblemOptions,
} from '../../../src/features/payments/hand-over/handOver.cache.ts';
import { recordPaymentOptions } from '../../../src/features/payments/payment.cache.ts';
import { refundPaymentOptions } from '../../../src/features/payments/refund/refund.cache.ts';
import {
  CancelSaleDocument,
  ConfirmHandOverDocument,
  ConfirmReceiptDocument,
  RecordPaymentDocument,
  RefundPaymentDocument,
  ReportProblemDocument,
} from '../../../src/generated/payments.ts';
import type { Participant } from '../participants.ts';
import { type Act, choose, onOne, type Send } from './act.ts';
import { payments, productIds, purchases, sales } from './shownRecords.ts';

/** The products that the buyer has bought. */
async function boughtIds({ person }: Participant): Promise<string[]> {
  type Bought = { purchases: { edges: { node: { product: { id: string } } }[] } };
  const query = '{ purchases { edges { node { product { id } } } } }';
  const data = await person?.graphql<Bought>(query);
  return data?.purchases.edges.map(({ node }) => node.product.id) ?? [];
}

/** Pays a part of a price with a test card, and reports it. */
async function payPart(participant: Participant, id: string, part: Part, send: Send) {
  // Nothing to report where no payment could be opened.
  const pay = participant.person?.confirmPayment({ id }, 'pm_card_visa', part);
  const transactionId = await pay?.catch(() => null);
  if (!transactionId) return;
  await send(participant, RecordPaymentDocument, {
    ...recordPaymentOptions,
    variables: { input: { transactionId, productId: id } },
  });
}

/** What people do from a payment to the end of its sale. */
export const paymentActs = {
  async pays(_all, participant, pick, send) {
    const id = choose(productIds(participant), pick);
    if (id) await payPart(participant, id, pick % 2 === 0 ? 'WHOLE' : 'FIRST_HALF', send);
  },
  async paysBalance(_all, participant, pick, send) {
    const id = choose(await boughtIds(participant), pick);
    if (id) await payPart(participant, id, 'BALANCE', send);
  },
  handsOver: onOne(ConfirmHandOverDocument, confirmHandOverOptions, sales, (paymentId) => ({
    paymentId,
  })),
  cancelsSale: onOne(CancelSaleDocument, cancelSaleOptions, payments, (paymentId) => ({
    paymentId,
  })),
  refunds: onOne(RefundPaymentDocument, refundPaymentOptions, payments, (id) => ({
    input: { id, reason: 'It never came.' },
  })),
  receives: onOne(ConfirmReceiptDocument, confirmReceiptOptions, purchases, (paymentId) => ({
    paymentId,
  })),
  reportsProblem: onOne(ReportProblemDocument, reportProblemOptions, purchases, (paymentId) => ({
    input: { paymentId, problem: 'The belt is torn.' },
  })),
} satisfies Record<string, Act>;
