import Button, { type ButtonProps } from '@mui/material/Button';
import type { ActionDialog_OrderFragment, OrderAction } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { ArrivalButton } from '../pick-up/ArrivalButton.tsx';
import { actionLabels } from './actionLabels.ts';
import { useOpenAction } from './OrderActions.tsx';

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth'> & {
  action: OrderAction;
  order: FragmentType<ActionDialog_OrderFragment>;
};

/** The button of an action in an order: a link to the payment, or one that opens a dialog. */
export function ActionButton({ action, order, ...look }: Props) {
  const open = useOpenAction();
  const { id, product } = unmask<ActionDialog_OrderFragment>(order);
  const label = actionLabels[action];
  if (action === 'PAY_BALANCE') {
    return product ? (
      <ButtonLink to={paths.balance(product.id)} {...look}>
        {label}
      </ButtonLink>
    ) : null;
  }
  if (action === 'ANNOUNCE_ARRIVAL') return <ArrivalButton orderId={id} {...look} />;
  return (
    <Button onClick={() => open(action)} {...look}>
      {label}
    </Button>
  );
}
