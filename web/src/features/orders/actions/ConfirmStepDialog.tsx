import type { ReactNode } from 'react';
import type { OrderAction } from '../../../generated/graphql.ts';
import {
  useClaimHandOverMutation,
  useCloseProblemMutation,
  useConfirmOrderReceiptMutation,
  useConfirmReturnMutation,
  useEscalateProblemMutation,
  useRenewHandOverCodeMutation,
} from '../../../generated/orders.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { ActedOrder, DialogProps } from './actedOrder.ts';

type Question = { title: string; confirm: string; text: (order: ActedOrder) => ReactNode };

const balanceText = ({ balance }: ActedOrder): string =>
  balance?.status === 'NOT_DUE'
    ? ` The balance of ${balance.amount.formatted} is then due within three working days.`
    : '';

const questions = {
  CONFIRM_RECEIPT: {
    title: 'Did you receive it?',
    confirm: 'Yes, I received it',
    text: (order) =>
      `Check ${order.productName} first. This confirms the hand-over and can’t be undone.${balanceText(order)}`,
  },
  CLAIM_HAND_OVER: {
    title: 'Did you hand it over without the code?',
    confirm: 'Yes, handed over',
    text: (order) =>
      `The code is the better proof. Without it, ${order.buyer.name} has three days to confirm or object. No answer counts as confirmed.${balanceText(order)}`,
  },
  RENEW_CODE: {
    title: 'Get a new code?',
    confirm: 'Get a new code',
    text: () => 'The current code stops working.',
  },
  ESCALATE_PROBLEM: {
    title: 'Ask an admin to decide?',
    confirm: 'Ask an admin',
    text: () => 'An admin reads what both sides say and decides. The decision is final.',
  },
  CLOSE_PROBLEM: {
    title: 'Close the problem?',
    confirm: 'Close the problem',
    text: () => 'You get no refund for it. Deadlines continue from here.',
  },
  CONFIRM_RETURN: {
    title: 'Do you have it back?',
    confirm: 'Yes, I have it back',
    text: ({ buyer, totals }) =>
      `${buyer.name} then gets ${totals.kept.formatted} back, and the listing goes back to you, paused.`,
  },
} as const satisfies Partial<Record<OrderAction, Question>>;

type Confirmed = keyof typeof questions;

export const isConfirmed = (action: OrderAction): action is Confirmed => action in questions;

/** Asks for confirmation before a step without further input. */
export function ConfirmStepDialog({
  action,
  order,
  open,
  onClose,
}: DialogProps & { action: Confirmed }) {
  const steps = {
    CONFIRM_RECEIPT: useConfirmOrderReceiptMutation(),
    CLAIM_HAND_OVER: useClaimHandOverMutation(),
    RENEW_CODE: useRenewHandOverCodeMutation(),
    ESCALATE_PROBLEM: useEscalateProblemMutation(),
    CLOSE_PROBLEM: useCloseProblemMutation(),
    CONFIRM_RETURN: useConfirmReturnMutation(),
  };
  const [take, { loading }] = steps[action];
  const { title, confirm, text } = questions[action];
  return (
    <ConfirmDialog
      open={open}
      color="primary"
      title={title}
      confirmLabel={confirm}
      pending={loading}
      onConfirm={async () => {
        await take({ variables: { orderId: order.id } });
        onClose();
      }}
      onCancel={onClose}
    >
      {text(order)}
    </ConfirmDialog>
  );
}
