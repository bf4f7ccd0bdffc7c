import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useField } from 'formik';
import type { ProductPriceGuide_ProductFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { LazyProductPriceGuide } from '../../price-guide/LazyProductPriceGuide.tsx';
import type { AskedPrice } from './offer.rules.ts';

type Props = {
  /** name of the field with the offer's amount */
  name: string;
  product: FragmentType<ProductPriceGuide_ProductFragment> & { resalePrice: AskedPrice };
};

/** Compares the typed amount with the prices of similar products. */
export function OfferPriceGuide({ name, product }: Props) {
  const [{ value }] = useField<string>(name);
  const amount = readAmount(value, product.resalePrice.currency);
  return (
    <LazyProductPriceGuide
      product={product}
      marked={amount ? { amount, name: 'Your offer' } : null}
    />
  );
}
