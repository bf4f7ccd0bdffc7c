import { mdiReceiptTextOutline } from '@mdi/js';
import type { OrderMoney_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { OrderMoney } from '../money/OrderMoney.tsx';
import { OrderCard } from './OrderCard.tsx';

type Props = {
  order: FragmentType<OrderMoney_OrderFragment>;
  /** false if the receipt is linked elsewhere */
  hasReceipt?: boolean;
};

export function PaymentCard({ order, hasReceipt = true }: Props) {
  return (
    <OrderCard title="Payment">
      <OrderMoney order={order} />
      {hasReceipt && (
        <ButtonLink
          to={paths.orderReceipt(unmask<OrderMoney_OrderFragment>(order).id)}
          size="small"
          sx={{ mt: 2, ml: -1.5 }}
          startIcon={<Icon path={mdiReceiptTextOutline} />}
        >
          Receipt
        </ButtonLink>
      )}
    </OrderCard>
  );
}
