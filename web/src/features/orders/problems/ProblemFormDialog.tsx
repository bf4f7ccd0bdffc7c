import type { OrderAction } from '../../../generated/graphql.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AcceptOfferDialog } from './AcceptOfferDialog.tsx';
import { AnswerProblemDialog } from './AnswerProblemDialog.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import { ReportProblemDialog } from './ReportProblemDialog.tsx';

const dialogs = {
  REPORT_PROBLEM: ReportProblemDialog,
  ANSWER_PROBLEM: AnswerProblemDialog,
  ACCEPT_PROBLEM_OFFER: AcceptOfferDialog,
  COMMENT_ON_PROBLEM: CommentDialog,
} as const;

type ProblemForm = keyof typeof dialogs;

export const isProblemForm = (action: OrderAction): action is ProblemForm => action in dialogs;

/** Collects the input for a step in a problem. */
export function ProblemFormDialog({ action, ...props }: DialogProps & { action: ProblemForm }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
