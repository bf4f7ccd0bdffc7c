import { useCallback, useEffect } from 'react';
import type { TaskKind } from '../../generated/graphql.ts';
import { useTaskOrderQuery } from '../../generated/tasks.ts';
import { graphql } from '../../lib/graphql.ts';
import { toastNotLoaded } from '../../ui/toasts/toast.ts';
import { LazyActionDialog } from '../orders/actions/LazyActionDialog.tsx';

graphql(`
  query TaskOrder($id: ID!) {
    order(id: $id) {
      ...ActionDialog_order
    }
  }
`);

type Props = { kind: TaskKind; orderId: string; open: boolean; onClose: () => void };

/** The confirmation of an order's page before a step without further input. */
export function OrderStep({ kind, orderId, ...dialog }: Props) {
  const { data, error } = useTaskOrderQuery({ variables: { id: orderId } });
  const { onClose } = dialog;
  const giveUp = useCallback(
    (reason: unknown) => {
      toastNotLoaded(reason);
      onClose();
    },
    [onClose],
  );
  useEffect(() => {
    if (error) giveUp(error);
  }, [error, giveUp]);
  if (!data?.order || (kind !== 'CONFIRM_RECEIPT' && kind !== 'CONFIRM_RETURN')) return null;
  return <LazyActionDialog action={kind} order={data.order} {...dialog} onLoadError={giveUp} />;
}
