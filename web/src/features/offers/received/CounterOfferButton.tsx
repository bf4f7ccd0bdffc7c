import { CounterOfferInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { CounterOfferButton_OfferFragment } from '../../../generated/graphql.ts';
import { useCounterOfferMutation } from '../../../generated/offers.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { useFormOverlay } from '../../../ui/form/useFormOverlay.ts';
import { NoteField } from '../form/NoteField.tsx';
import { counterSchema } from '../form/offer.rules.ts';

graphql(`
  fragment CounterOfferButton_offer on Offer {
    proposedBy
    proposals {
      by
      amount {
        amount
        formatted
      }
    }
    product {
      productName
      resalePrice {
        amount
        formatted
        currency
      }
    }
    buyer {
      name
    }
  }
`);

type Props = {
  offer: FragmentType<CounterOfferButton_OfferFragment>;
};

/** Opens the form in which a seller makes a counter-offer or changes it. */
export function CounterOfferButton(props: Props) {
  const offer = unmask<CounterOfferButton_OfferFragment>(props.offer);
  const { id, proposedBy, proposals, product, buyer } = offer;
  const { amount: price, formatted, currency } = product.resalePrice;
  const offered = proposals.findLast(({ by }) => by === 'BUYER')?.amount;
  const title = `Counter-offer for ${product.productName}`;
  const dialog = useFormOverlay(title);
  const [counter] = useCounterOfferMutation();
  const rules = useMemo(
    () => offered && counterSchema({ amount: price, formatted, currency }, offered),
    [price, formatted, currency, offered],
  );
  if (!offered || !rules) return null;
  const name = buyer?.name ?? 'The buyer';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`${title}, to ${name}`}
        onClick={dialog.open}
      >
        {proposedBy === 'SELLER' ? 'Change' : 'Counter'}
      </Button>
      {dialog.overlay && (
        <FormDialog
          {...dialog.overlay}
          title={title}
          lead={`${name} offers ${offered.formatted} and your price is ${formatted}. Ask for something in between. Others can still buy it until ${name} accepts.`}
          initialValues={{ amount: '', note: '' }}
          rules={rules}
          submitLabel="Send counter-offer"
          onSend={({ amount, note }) =>
            counter({
              variables: {
                input: {
                  id,
                  instead: offered.amount,
                  amount: readAmount(amount, currency) ?? Number.NaN,
                  note: note.trim() || null,
                },
              },
            })
          }
        >
          <TextFormField
            name="amount"
            label="You ask"
            inputMode="decimal"
            end={currency.toUpperCase()}
          />
          <NoteField of={CounterOfferInput} hint="Goes to the buyer as a message." />
        </FormDialog>
      )}
    </>
  );
}
