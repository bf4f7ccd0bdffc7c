import Button, { type ButtonProps } from '@mui/material/Button';
import type { ActionDialog_OrderFragment, OrderAction } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { useLazyOverlay } from '../../../ui/useLazyOverlay.ts';
import { actionLabels } from './actionLabels.ts';

const ActionDialog = lazyChunk(async () => (await import('./ActionDialog.tsx')).ActionDialog);

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth'> & {
  action: OrderAction;
  order: FragmentType<ActionDialog_OrderFragment>;
};

/** The button of something that can be done in an order: a link to the payment, or what opens a dialog. */
export function ActionButton({ action, order, ...look }: Props) {
  const dialog = useLazyOverlay();
  const { product } = unmask<ActionDialog_OrderFragment>(order);
  const label = actionLabels[action];
  if (action === 'PAY_BALANCE') {
    return product ? (
      <ButtonLink to={paths.balance(product.id)} {...look}>
        {label}
      </ButtonLink>
    ) : null;
  }
  return (
    <>
      <Button onClick={dialog.open} {...look}>
        {label}
      </Button>
      {dialog.overlay && <ActionDialog action={action} order={order} {...dialog.overlay} />}
    </>
  );
}
