import type { FailedRefundAnswer } from '../../../generated/graphql.ts';

type AnswerText = { label: string; lead: (amount: string) => string };

/** An admin's choices for a refund that the bank sent back, and what follows. */
export const failedRefundTexts: Record<FailedRefundAnswer, AnswerText> = {
  TRY_AGAIN: {
    label: 'Try refund again',
    lead: (amount) => `We send ${amount} to the buyer’s card again.`,
  },
  PAID_ANOTHER_WAY: {
    label: 'Paid another way',
    lead: (amount) =>
      `You have paid the buyer ${amount} outside of the shop. Buyer and seller get a notification.`,
  },
  RELEASE: {
    label: 'Release to seller',
    lead: (amount) =>
      `The buyer doesn’t get the ${amount}; the seller does. Both get a notification with your reason.`,
  },
};
