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

export const amountColumn: Column<FragmentType<PaymentAmount_PaymentFragment>> = {
  header: 'Amount',
  cell: (payment) => <PaymentAmount payment={payment} />,
};
