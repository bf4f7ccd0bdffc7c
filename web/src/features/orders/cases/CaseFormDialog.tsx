import type { OrderAction } from '../../../generated/graphql.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AcceptOfferDialog } from './AcceptOfferDialog.tsx';
import { AnswerCaseDialog } from './AnswerCaseDialog.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import { DecideCaseDialog } from './DecideCaseDialog.tsx';
import { OpenCaseDialog } from './OpenCaseDialog.tsx';

const dialogs = {
  OPEN_CASE: OpenCaseDialog,
  ANSWER_CASE: AnswerCaseDialog,
  ACCEPT_CASE_OFFER: AcceptOfferDialog,
  COMMENT_ON_CASE: CommentDialog,
  DECIDE_CASE: DecideCaseDialog,
} as const;

type CaseForm = keyof typeof dialogs;

export const isCaseForm = (action: OrderAction): action is CaseForm => action in dialogs;

/** Collects the input for a step in a case. */
export function CaseFormDialog({ action, ...props }: DialogProps & { action: CaseForm }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
