import type { PaymentAmount_PaymentFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PaymentAmount } from '../PaymentAmount.tsx';
import { UserCell } from './UserCell.tsx';

/** The column of the buyer's name and e-mail address. */
export const buyerColumn: Column<{ buyerName: string; buyerEmail: string }> = {
  header: 'Buyer',
  cell: ({ buyerName, buyerEmail }) => <UserCell name={buyerName} email={buyerEmail} />,
};

/** The column of the amount paid, under the header that the screen gives it. */
export const amountColumn = (
  header: 'Amount' | 'Payment',
): Column<FragmentType<PaymentAmount_PaymentFragment>> => ({
  header,
  cell: (payment) => <PaymentAmount payment={payment} />,
});
