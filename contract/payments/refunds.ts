import type { DisputeStatus, PaymentStatus } from '../enums.ts';

/** Why an admin can't refund a payment; `isDone`: the refund was made or is under way. */
export type RefundObstacle = { message: string; isDone: boolean };

/**
 * Why an admin cannot refund a payment; null if they can.
 * @param dispute the state of the dispute, if any
 */
export function refundObstacle(
  productName: string,
  status: PaymentStatus,
  dispute: DisputeStatus | null,
): RefundObstacle | null {
  const because = (message: string, isDone = false) => ({ message, isDone });
  switch (status) {
    case 'pending':
    case 'failed':
      return because(`${productName} isn’t paid, so there is nothing to refund.`);
    case 'refunding':
      return because(`The payment for ${productName} is already being refunded.`, true);
    case 'refunded':
      return because(`The payment for ${productName} has already been refunded.`, true);
    case 'refund-failed':
      return because(
        `The buyer's bank returned the refund for ${productName}. Pay the buyer another way.`,
      );
    case 'paid':
      if (dispute === 'open') {
        return because(
          `The payment for ${productName} is disputed, and the buyer's bank decides who gets the money. Refund it once the dispute has ended.`,
        );
      }
      return dispute === 'lost'
        ? because(`The buyer's bank has already taken back the payment for ${productName}.`)
        : null;
  }
}

/** Success messages for the admin, for finished and pending refunds. */
export const refundMessage = (productName: string, isReturned: boolean): string =>
  isReturned
    ? `The payment for ${productName} is refunded`
    : `The refund for ${productName} is on its way`;
