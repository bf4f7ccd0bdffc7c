import type { Identified, Mutate } from './mutate.ts';

type OpenedPayment = {
  clientSecret: string | null;
  amount: { amount: number };
  payment: { status: string } | null;
};

type RecordedPayment = {
  message: string;
  payment: { id: string; status: string; transactionId: string; product: { inStock: string } };
  removedBookingId: string | null;
  removedWishId: string | null;
};

/** The variables that name the order of one's own payment. */
export type OrderOf = (payment: Identified) => Promise<{ orderId: string }>;

type StepAnswer = { message: string; order: Identified; payments: Identified[] };

type BalanceAnswer = {
  message: string;
  payment: { id: string; status: string; balance: { status: string; dueBy: string | null } };
};

const balanceFields =
  'payment { id status handOver { status } balance { status dueFrom dueBy paidAt cancelledAt } }';
const stepFields =
  'order { id } payments { id handOver { status place handedOverAt disputedAt problem refundedAt } }';

type OfferPayload = {
  message: string;
  offer: {
    id: string;
    status: string;
    amount: { amount: number };
    proposedBy: string;
    proposals: { by: string; amount: { amount: number } }[];
    note: { text: string } | null;
    createdAt: string;
    changedAt: string;
    lapsesAt: string;
    answeredAt: string | null;
    heldUntil: string | null;
  };
};

type AcceptedOffer = OfferPayload & {
  product: {
    id: string;
    inStock: string;
    hold: { amount: { amount: number }; until: string; offer: Identified } | null;
  };
  closedOffers: { id: string; status: string }[];
};

const offerFields =
  'offer { id status amount { amount } proposedBy proposals { by amount { amount } } note { text } createdAt changedAt lapsesAt answeredAt heldUntil }';

const acceptedFields = `${offerFields} product { id inStock hold { amount { amount } until offer { id } } }
  closedOffers { id status }`;

export type Part = 'WHOLE' | 'FIRST_HALF' | 'BALANCE';
/** Offers, payments, hand-overs and refunds. */
export const paymentActions = (mutate: Mutate, orderOf: OrderOf) => ({
  makeOffer: ({ id }: Identified, amount: number, note?: string) =>
    mutate<OfferPayload>(
      'makeOffer',
      { input: { productId: id, amount, ...(note && { note }) } },
      offerFields,
    ).map(({ offer }) => offer),
  withdrawOffer: ({ id }: Identified) => mutate<OfferPayload>('withdrawOffer', { id }, offerFields),
  declineOffer: ({ id }: Identified) => mutate<OfferPayload>('declineOffer', { id }, offerFields),
  acceptOffer: ({ id }: Identified, amount: number) =>
    mutate<AcceptedOffer>('acceptOffer', { input: { id, amount } }, acceptedFields),
  acceptCounterOffer: ({ id }: Identified, amount: number) =>
    mutate<AcceptedOffer>('acceptCounterOffer', { input: { id, amount } }, acceptedFields),
  /** @param instead the buyer's amount */
  counterOffer: ({ id }: Identified, instead: number, amount: number, note?: string) =>
    mutate<OfferPayload>(
      'counterOffer',
      { input: { id, instead, amount, ...(note && { note }) } },
      offerFields,
    ),
  createPaymentIntent: ({ id }: Identified, part: Part = 'WHOLE') =>
    mutate<OpenedPayment>(
      'createPaymentIntent',
      { productId: id, part },
      'clientSecret amount { amount } payment { status }',
    ),
  /** Reports a payment, as the payment page does after the card was charged. */
  recordPayment: (transactionId: string, { id }: Identified) =>
    mutate<RecordedPayment>(
      'recordPayment',
      { input: { transactionId, productId: id } },
      `removedBookingId removedWishId
       payment { id status transactionId product { inStock } }`,
    ),
  /** Steps of the order of one's own payment. */
  confirmReceiptOf: (payment: Identified) =>
    mutate<StepAnswer>('confirmOrderReceipt', orderOf(payment), stepFields),
  claimHandOverOf: (payment: Identified) =>
    mutate<StepAnswer>('claimHandOver', orderOf(payment), stepFields),
  reportProblemWith: (payment: Identified, text: string) =>
    mutate<StepAnswer>(
      'reportProblem',
      orderOf(payment).then(({ orderId }) => ({
        input: { orderId, reason: 'OTHER', wish: 'OTHER', text },
      })),
      stepFields,
    ),
  refundPayment: ({ id }: Identified, reason = 'It never came.') =>
    mutate<{
      message: string;
      payments: { id: string; status: string; balance: { status: string } | null }[];
      product: { id: string; inStock: string };
    }>(
      'adminRefundPayment',
      { input: { id, reason } },
      'payments { id status balance { status } } product { id inStock }',
    ),
  cancelSale: ({ id }: Identified) =>
    mutate<BalanceAnswer & { product: { id: string; inStock: string } }>(
      'adminCancelSale',
      { paymentId: id },
      `${balanceFields} product { id inStock }`,
    ),
});

export const transactionOf = ({ clientSecret }: Pick<OpenedPayment, 'clientSecret'>) =>
  clientSecret?.split('_secret_')[0] ?? '';
