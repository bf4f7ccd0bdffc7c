import { readAmount, writeAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { ProductPriceGuide_ProductFragment } from '../../../generated/graphql.ts';
import { useMakeOfferMutation } from '../../../generated/offers.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { OfferPriceGuide } from './OfferPriceGuide.tsx';
import { type AskedPrice, offerSchema } from './offer.rules.ts';
import { SuggestedAmounts } from './SuggestedAmounts.tsx';

export type OfferedProduct = FragmentType<ProductPriceGuide_ProductFragment> & {
  id: string;
  productName: string;
  resalePrice: AskedPrice;
};

type Props = {
  title: string;
  product: OfferedProduct;
  /** the amount of the open offer that is changed, in minor units; null for a new one */
  offered: number | null;
  open: boolean;
  onClose: () => void;
};

/** Asks a buyer how much to offer for a product, or what to change an open offer to. */
export function OfferDialog({ title, product, offered, open, onClose }: Props) {
  const { id, resalePrice } = product;
  const { currency, formatted, amount: price } = resalePrice;
  const [makeOffer] = useMakeOfferMutation();
  const rules = useMemo(
    () => offerSchema({ amount: price, currency, formatted }),
    [price, currency, formatted],
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={
        <>
          Only you and the seller know about your offer. The seller has 90 days to answer.{' '}
          <TextLink to={paths.howItWorksSection('offers')}>How offers work</TextLink>
        </>
      }
      initialValues={{ amount: offered === null ? '' : writeAmount(offered, currency) }}
      rules={rules}
      submitLabel={offered === null ? 'Send offer' : 'Change offer'}
      onSend={({ amount }) =>
        makeOffer({
          variables: {
            input: { productId: id, amount: readAmount(amount, currency) ?? Number.NaN },
          },
        })
      }
    >
      <TextFormField
        name="amount"
        label="Your offer"
        inputMode="decimal"
        end={currency.toUpperCase()}
        hint={`The price is ${formatted}.`}
      />
      <SuggestedAmounts name="amount" price={resalePrice} />
      <OfferPriceGuide name="amount" product={product} />
    </FormDialog>
  );
}
