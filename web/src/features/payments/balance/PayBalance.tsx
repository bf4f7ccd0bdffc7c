import type { PayBalance_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { useBalanceStatus } from './useBalanceStatus.ts';

graphql(`
  fragment PayBalance_payment on Payment {
    id
    productName
    viewerCanPayBalance
    product {
      id
    }
    balance {
      status
      dueBy
    }
  }
`);

/** Leads the buyer of a sale in two instalments to where the balance is paid. */
export function PayBalance(props: { payment: FragmentType<PayBalance_PaymentFragment> }) {
  const { productName, viewerCanPayBalance, product, balance } = unmask<PayBalance_PaymentFragment>(
    props.payment,
  );
  const status = useBalanceStatus(balance);
  if (!viewerCanPayBalance || !product) return null;
  return (
    <ButtonLink
      to={paths.balance(product.id)}
      size="small"
      variant={status === 'NOT_DUE' ? 'outlined' : 'contained'}
      color={status === 'OVERDUE' ? 'error' : 'primary'}
      className="actions"
      aria-label={`Pay the balance: ${productName}`}
    >
      Pay the balance
    </ButtonLink>
  );
}
