import type { ActionDialog_OrderFragment, OrderAction } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { ProposePickUpDialog } from '../pick-up/ProposePickUpDialog.tsx';
import { DecideProblem } from '../problems/DecideProblem.tsx';
import { isProblemForm, ProblemFormDialog } from '../problems/ProblemFormDialog.tsx';
import { AnswerCancellationDialog } from './AnswerCancellationDialog.tsx';
import type { DialogProps } from './actedOrder.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { ConfirmStepDialog, isConfirmed } from './ConfirmStepDialog.tsx';
import { ObjectDialog } from './ObjectDialog.tsx';
import { RequestCancellationDialog } from './RequestCancellationDialog.tsx';

type Props = Omit<DialogProps, 'order'> & {
  action: OrderAction;
  order: FragmentType<ActionDialog_OrderFragment>;
};

/** Collects the input for a step in an order, and takes it. */
export function ActionDialog({ action, ...props }: Props) {
  const dialog = { ...props, order: unmask<ActionDialog_OrderFragment>(props.order) };
  if (isConfirmed(action)) return <ConfirmStepDialog action={action} {...dialog} />;
  if (isProblemForm(action)) return <ProblemFormDialog action={action} {...dialog} />;
  switch (action) {
    case 'PROPOSE_PICK_UP':
      return <ProposePickUpDialog {...dialog} />;
    case 'ENTER_CODE':
      return <CodeDialog {...dialog} />;
    case 'OBJECT_TO_HAND_OVER':
      return <ObjectDialog {...dialog} />;
    case 'CANCEL':
      return <CancelDialog {...dialog} />;
    case 'REQUEST_CANCELLATION':
      return <RequestCancellationDialog {...dialog} />;
    case 'ANSWER_CANCELLATION':
      return <AnswerCancellationDialog {...dialog} />;
    default:
      return null;
  }
}

/** For `LazyDecideProblem`: one chunk has all forms of an order. */
export { DecideProblem };
