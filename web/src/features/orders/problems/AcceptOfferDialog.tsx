import { useAcceptProblemOfferMutation } from '../../../generated/orders.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { DialogProps } from '../actions/actedOrder.ts';
import { openProblemOf } from './openProblemOf.ts';

/** Asks the buyer whether to accept the seller's offer, and accepts exactly the shown amount. */
export function AcceptOfferDialog({ order, open, onClose }: DialogProps) {
  const [accept, { loading }] = useAcceptProblemOfferMutation();
  const offered = openProblemOf(order)?.offeredAmount;
  if (!offered) return null;
  return (
    <ConfirmDialog
      open={open}
      color="primary"
      title={`Accept ${offered.formatted}?`}
      confirmLabel="Accept the offer"
      pending={loading}
      onConfirm={async () => {
        await accept({ variables: { input: { orderId: order.id, amount: offered.amount } } });
        onClose();
      }}
      onCancel={onClose}
    >
      {offered.formatted} goes back to your card, you keep {order.productName}, and the problem is
      closed. This can’t be undone.
    </ConfirmDialog>
  );
}
