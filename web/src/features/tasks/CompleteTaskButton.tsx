import Button from '@mui/material/Button';
import type { TaskKind } from '../../generated/graphql.ts';
import { useAdminRetryTransferMutation } from '../../generated/payouts.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useLazyOverlay } from '../../ui/useOverlay.ts';

const OrderStep = lazyChunk(async () => (await import('./OrderStep.tsx')).OrderStep);

type Props = { kind: TaskKind; orderId: string; label: string; subject: string };

/** A task's button that completes it in one dialog, without opening the order. */
export function CompleteTaskButton(props: Props) {
  return props.kind === 'RETRY_TRANSFER' ? <Retry {...props} /> : <Confirm {...props} />;
}

const look = { variant: 'contained', size: 'small', sx: { whiteSpace: 'nowrap' } } as const;

function Retry({ orderId, label, subject }: Props) {
  const [retry, { loading }] = useAdminRetryTransferMutation();
  return (
    <Button
      {...look}
      aria-label={`${label}: ${subject}`}
      loading={loading}
      onClick={() => void retry({ variables: { orderId } })}
    >
      {label}
    </Button>
  );
}

/** Asks first, like the order's page, since it can't be undone. */
function Confirm({ kind, orderId, label, subject }: Props) {
  const { open, overlay } = useLazyOverlay();
  return (
    <>
      <Button {...look} aria-label={`${label}: ${subject}`} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {overlay && <OrderStep kind={kind} orderId={orderId} {...overlay} />}
    </>
  );
}
