import type { OrderOfPayment_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import type { Side } from './nextStep.ts';

graphql(`
  fragment OrderOfPayment_payment on Payment {
    id
    productName
    order {
      id
    }
  }
`);

type Props = { payment: FragmentType<OrderOfPayment_PaymentFragment>; side: Side };

/** Leads to the purchase or sale that a payment belongs to. */
export function OrderOfPayment({ payment, side }: Props) {
  const { order, productName } = unmask<OrderOfPayment_PaymentFragment>(payment);
  if (!order) return null;
  const text = side === 'buyer' ? 'View purchase' : 'View sale';
  return (
    <TextLink className="actions" to={paths.order(order.id)} aria-label={`${text}: ${productName}`}>
      {text}
    </TextLink>
  );
}
