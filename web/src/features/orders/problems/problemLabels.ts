import type {
  ProblemDecision,
  ProblemReason,
  ProblemStepKind,
  ProblemWish,
} from '../../../generated/graphql.ts';

export const problemReasonLabels: Record<ProblemReason, string> = {
  NOT_AS_DESCRIBED: 'It differs from the description',
  BROKEN: 'It’s broken or doesn’t work',
  INCOMPLETE: 'Parts are missing',
  NOT_RECEIVED: 'It wasn’t received',
  OTHER: 'Something else',
};

export const problemWishLabels: Record<ProblemWish, string> = {
  PARTIAL_REFUND: 'Part of the price back',
  RETURN: 'Return it for a full refund',
  OTHER: 'Something else',
};

export const decisionLabels: Record<ProblemDecision, string> = {
  PARTIAL_REFUND: 'Partial refund',
  FULL_REFUND: 'Full refund',
  REFUND_AFTER_RETURN: 'Full refund after the return',
  NO_REFUND: 'No refund',
};

/** Each follows the actor's name. */
export const stepTexts: Record<ProblemStepKind, string> = {
  OPENED: 'reported a problem',
  ACCEPTED: 'accepted',
  OFFERED: 'offered',
  DECLINED: 'declined',
  OFFER_ACCEPTED: 'accepted the offer',
  COMMENTED: 'commented',
  ESCALATED: 'asked an admin to decide',
  RETURNED: 'confirmed the return',
  DECIDED: 'decided',
  CLOSED: 'closed the problem',
};
