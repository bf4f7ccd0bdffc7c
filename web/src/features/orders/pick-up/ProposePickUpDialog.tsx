import { ProposePickUpInput } from '@fitness-zone/contract/generated/inputs.ts';
import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { useProposePickUpMutation } from '../../../generated/orders.ts';
import { shopNow } from '../../../lib/time/shopClock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { textRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from '../actions/actedOrder.ts';
import { useOrderSide } from '../orderSide.ts';
import { ProposedTimes } from './ProposedTimes.tsx';

/** The local time at the place, such as `2026-12-01T18:00`, which is the Swedish date format. */
const localNow = (timeZone: string): string =>
  new Date(shopNow()).toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16);

function rulesOf(timeZone: string) {
  const time = string().test(
    'future',
    'Choose a time in the future',
    (text) => !text || text > localNow(timeZone),
  );
  return object({
    times: time.required('Choose a time'),
    second: time,
    third: time,
    place: textRule(ProposePickUpInput.place, 'Say where you meet'),
  });
}

/** Asks for the pick-up place and up to three times, below the other side's proposal. */
export function ProposePickUpDialog({ order, open, onClose }: DialogProps) {
  const side = useOrderSide(order);
  const [propose] = useProposePickUpMutation();
  const { proposal = null, agreed = null } = order.pickUp ?? {};
  const other = side === 'BUYER' ? order.seller : order.buyer;
  const answered = proposal && proposal.by !== side ? proposal : null;
  // Stays the same while the user types, even if the other side makes a proposal.
  const [timeZone] = useState(
    () => (proposal ?? agreed)?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const rules = useMemo(() => rulesOf(timeZone), [timeZone]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Propose a pick-up"
      lead={
        <>
          {other.name} accepts one of your times or proposes others. Only you two see the place.
          {answered && (
            <Box role="status" sx={{ mt: 2, color: 'text.primary' }}>
              <ProposedTimes proposal={answered} order={order} side={side} />
            </Box>
          )}
        </>
      }
      // The server calls all times `times`, so its error is shown at the first one.
      initialValues={{
        times: '',
        second: '',
        third: '',
        place: (proposal ?? agreed)?.place ?? '',
      }}
      rules={rules}
      submitLabel="Propose"
      onSend={({ times, second, third, place }) =>
        propose({
          variables: {
            input: {
              orderId: order.id,
              times: [times, second, third].filter((time) => time !== ''),
              timeZone,
              place: place.trim(),
              answeredProposalId: answered?.id ?? null,
            },
          },
        })
      }
    >
      <TextFormField name="times" type="datetime-local" label="Time" hint={zoneName(timeZone)} />
      <TextFormField name="second" type="datetime-local" label="Another time (optional)" />
      <TextFormField name="third" type="datetime-local" label="A third time (optional)" />
      <TextFormField name="place" rows={2} bound={ProposePickUpInput.place} />
    </FormDialog>
  );
}
