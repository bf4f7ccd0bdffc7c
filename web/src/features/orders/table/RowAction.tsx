import type { RowAction_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { actionLabels } from '../actions/actionLabels.ts';

graphql(`
  fragment RowAction_order on Order {
    productName
    dueAction
    product {
      id
    }
  }
`);

type Props = {
  order: FragmentType<RowAction_OrderFragment>;
  /** the button's text if no action is due */
  fallback: string;
};

/** Links to the viewer's due action in an order: the card form or the order's page. */
export function RowAction({ fallback, ...props }: Props) {
  const { id, productName, dueAction, product } = unmask<RowAction_OrderFragment>(props.order);
  const text = dueAction ? actionLabels[dueAction] : fallback;
  return (
    <ButtonLink
      to={dueAction === 'PAY_BALANCE' && product ? paths.balance(product.id) : paths.order(id)}
      size="small"
      variant={dueAction ? 'contained' : 'outlined'}
      color={dueAction ? 'primary' : 'inherit'}
      aria-label={`${text}: ${productName}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </ButtonLink>
  );
}
