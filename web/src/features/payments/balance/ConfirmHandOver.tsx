import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ConfirmHandOver_PaymentFragment } from '../../../generated/graphql.ts';
import { useConfirmHandOverMutation } from '../../../generated/payments.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { confirmHandOverOptions } from './balance.cache.ts';

graphql(`
  fragment ConfirmHandOver_payment on Payment {
    id
    productName
    viewerCanConfirmHandOver
    balance {
      status
      amount {
        formatted
      }
    }
    contact {
      name
    }
  }
`);

/** Lets the seller of a sale in two instalments say that it was handed over, after asking. */
export function ConfirmHandOver(props: { payment: FragmentType<ConfirmHandOver_PaymentFragment> }) {
  const { id, productName, viewerCanConfirmHandOver, balance, contact } =
    unmask<ConfirmHandOver_PaymentFragment>(props.payment);
  const { timeZone } = useConfig();
  const [asking, setAsking] = useState(false);
  const [confirmHandOver, { loading }] = useConfirmHandOverMutation(confirmHandOverOptions);
  if (!viewerCanConfirmHandOver && !asking) return null;
  const buyer = contact?.name ?? 'The buyer';
  return (
    <>
      <Button
        size="small"
        variant="contained"
        className="actions"
        aria-label={`I have handed it over: ${productName}`}
        onClick={() => setAsking(true)}
      >
        I have handed it over
      </Button>
      {asking && (
        <ConfirmDialog
          open
          color="primary"
          title={`Have you handed over ${productName}?`}
          confirmLabel="Yes, handed over"
          pending={loading}
          onConfirm={async () => {
            await confirmHandOver({ variables: { paymentId: id } });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {buyer} gets a notification, and can report a problem.
          {balance?.status === 'NOT_DUE' &&
            ` The balance of ${balance.amount.formatted} is then due by the end of the third working day after today (${zoneName(timeZone)}).`}{' '}
          This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
