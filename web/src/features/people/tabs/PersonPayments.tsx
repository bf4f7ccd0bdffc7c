import { mdiCreditCardOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PaymentsTable } from '../../payments/history/PaymentsTable.tsx';

type Props = { id: string; side: 'seller' | 'buyer' };

/** A person's payments, as seller or as buyer, for admins. */
export function PersonPayments({ id, side }: Props) {
  return side === 'seller' ? (
    <PaymentsTable
      label="Sales"
      variables={{ filter: { sellerId: id } }}
      empty={
        <EmptyState icon={mdiCreditCardOutline} title="No sales">
          Payments for this person’s products appear here.
        </EmptyState>
      }
    />
  ) : (
    <PaymentsTable
      label="Purchases"
      variables={{ filter: { buyerId: id } }}
      empty={
        <EmptyState icon={mdiCreditCardOutline} title="No purchases">
          Payments by this person appear here.
        </EmptyState>
      }
    />
  );
}
