import { PaymentFilter } from '@fitness-zone/contract/generated/inputs.ts';
import { countText } from '../../../lib/countText.ts';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { paymentStatusLabels } from '../paymentStatusLabels.ts';
import { asRestParameters, type usePaymentsAddress } from './usePaymentsAddress.ts';

const states = {
  '': 'Any status',
  pending: paymentStatusLabels.PENDING,
  paid: paymentStatusLabels.PAID,
  disputed: 'Disputed',
  refunding: paymentStatusLabels.REFUNDING,
  refunded: paymentStatusLabels.REFUNDED,
  'refund-failed': paymentStatusLabels.REFUND_FAILED,
  failed: paymentStatusLabels.FAILED,
};

const orders = { '': 'Newest first', oldest: 'Oldest first', '-amount': 'Highest amount first' };

type Address = ReturnType<typeof usePaymentsAddress>;

type Props = {
  parameters: Address['parameters'];
  set: Address['set'];
  /** number of matching payments; undefined until it is known */
  totalCount: number | null | undefined;
};

/** Searches, narrows, sorts and downloads the payments. */
export function PaymentsToolbar({ parameters, set, totalCount }: Props) {
  return (
    <TableToolbar
      label="Find payments"
      total={totalCount === undefined ? '' : countText(totalCount, 'payment')}
      actions={
        <DownloadButton
          path="/payments.csv"
          parameters={asRestParameters(parameters)}
          fileName="payments.csv"
        >
          Download
        </DownloadButton>
      }
    >
      <SearchField
        label="Name, email, product or transaction"
        text={parameters.text}
        maxLength={PaymentFilter.text.maxLength}
        onChange={(text) => set({ text })}
      />
      <ChoiceSelect
        label="Status"
        value={parameters.status}
        choices={states}
        onChange={(status) => set({ status })}
      />
      <ChoiceSelect
        label="Order"
        value={parameters.sort}
        choices={orders}
        onChange={(sort) => set({ sort })}
      />
    </TableToolbar>
  );
}
