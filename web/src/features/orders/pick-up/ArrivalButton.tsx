import Button, { type ButtonProps } from '@mui/material/Button';
import { useAnnounceArrivalMutation } from '../../../generated/orders.ts';
import { actionLabels } from '../actions/actionLabels.ts';

/** Announces the user's arrival to the other side with one tap. */
export function ArrivalButton({ orderId, ...look }: { orderId: string } & ButtonProps) {
  const [announce, { loading }] = useAnnounceArrivalMutation();
  return (
    <Button {...look} loading={loading} onClick={() => void announce({ variables: { orderId } })}>
      {actionLabels.ANNOUNCE_ARRIVAL}
    </Button>
  );
}
