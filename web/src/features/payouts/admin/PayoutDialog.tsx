import { AdminPayoutInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import {
  useAdminHoldPayoutMutation,
  useAdminReleasePayoutMutation,
} from '../../../generated/payouts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { textRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../../ui/useOverlay.ts';

type Props = Overlay & {
  act: 'hold' | 'release';
  orderId: string;
  /** formatted */
  held: string;
  /** the seller's name */
  seller: string;
};

const rules = object({ reason: textRule(AdminPayoutInput.reason, 'Say why') });

/** Asks an admin for the reason, and holds or releases a seller's money. */
export function PayoutDialog({ act, orderId, held, seller, ...overlay }: Props) {
  const [hold] = useAdminHoldPayoutMutation();
  const [release] = useAdminReleasePayoutMutation();
  const isHold = act === 'hold';
  return (
    <FormDialog
      {...overlay}
      title={isHold ? 'Hold this payout?' : 'Release this payout?'}
      lead={
        isHold
          ? `${seller} gets nothing more for this sale until an admin releases it. They can read the reason.`
          : `The shop holds ${held} of this sale. ${seller} gets their share as soon as it’s due. The audit log keeps the reason.`
      }
      initialValues={{ reason: '' }}
      rules={rules}
      submitLabel={isHold ? 'Hold payout' : 'Release payout'}
      onSend={({ reason }) =>
        (isHold ? hold : release)({ variables: { input: { orderId, reason: reason.trim() } } })
      }
    >
      <TextFormField name="reason" rows={3} bound={AdminPayoutInput.reason} />
    </FormDialog>
  );
}
