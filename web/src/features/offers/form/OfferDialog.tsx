import { offerLifeDays } from '@fitness-zone/contract/dealing/offers.ts';
import { MakeOfferInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount, writeAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { ProductPriceGuide_ProductFragment } from '../../../generated/graphql.ts';
import { useMakeOfferMutation } from '../../../generated/offers.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { NoteField } from './NoteField.tsx';
import { OfferPriceGuide } from './OfferPriceGuide.tsx';
import { type AskedPrice, offerSchema, type Standing } from './offer.rules.ts';
import { SuggestedAmounts } from './SuggestedAmounts.tsx';

export type OfferedProduct = FragmentType<ProductPriceGuide_ProductFragment> & {
  id: string;
  productName: string;
  resalePrice: AskedPrice;
};

type Props = {
  title: string;
  product: OfferedProduct;
  /** the amount of the open offer to change, in minor units; null for a new one */
  offered: number | null;
  /** the seller's counter-offer that it answers */
  asked: Standing | null;
  open: boolean;
  onClose: () => void;
};

/** Asks a buyer for the amount of an offer, of a change to an open one, or of an answer to the seller. */
export function OfferDialog({ title, product, offered, asked, open, onClose }: Props) {
  const { id, resalePrice } = product;
  const { currency, formatted, amount: price } = resalePrice;
  const [makeOffer] = useMakeOfferMutation();
  const rules = useMemo(
    () => offerSchema({ amount: price, currency, formatted }, asked),
    [price, currency, formatted, asked],
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={
        <>
          Only you and the seller know about your offer.
          {!asked && ` The seller has ${offerLifeDays} days to answer.`}{' '}
          <TextLink to={paths.howItWorksSection('offers')}>How offers work</TextLink>
        </>
      }
      initialValues={{ amount: offered === null ? '' : writeAmount(offered, currency), note: '' }}
      rules={rules}
      submitLabel={offered === null || asked ? 'Send offer' : 'Change offer'}
      onSend={({ amount, note }) =>
        makeOffer({
          variables: {
            input: {
              productId: id,
              amount: readAmount(amount, currency) ?? Number.NaN,
              note: note.trim() || null,
            },
          },
        })
      }
    >
      <TextFormField
        name="amount"
        label="Your offer"
        inputMode="decimal"
        end={currency.toUpperCase()}
        hint={asked ? `The seller asks ${asked.formatted}.` : `The price is ${formatted}.`}
      />
      {!asked && <SuggestedAmounts name="amount" price={resalePrice} />}
      <NoteField of={MakeOfferInput} hint="Goes to the seller as a message." />
      <OfferPriceGuide name="amount" product={product} />
    </FormDialog>
  );
}
