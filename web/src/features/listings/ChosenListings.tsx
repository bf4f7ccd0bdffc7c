import { useApolloClient } from '@apollo/client/react';
import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import { readNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { stepOf } from '@fitness-zone/contract/payments/money.ts';
import { useRef } from 'react';
import { object } from 'yup';
import { refusalOf } from '../../apollo/mutations/sendMutationOnce.ts';
import { useAdvertiseProductMutation } from '../../generated/advertising.ts';
import type { MyProductsQuery, ProductToRepriceQuery } from '../../generated/graphql.ts';
import {
  ProductToRepriceDocument,
  usePauseProductMutation,
  useResumeProductMutation,
  useUpdateProductMutation,
} from '../../generated/listings.ts';
import { useDeleteProductMutation } from '../../generated/product.ts';
import { useConfig } from '../../lib/config.ts';
import { graphql } from '../../lib/graphql.ts';
import { ChosenRowActions } from '../../ui/chosen-rows/ChosenRowActions.tsx';
import type { Outcome, RowAction } from '../../ui/chosen-rows/rowAction.ts';
import type { ChosenRows } from '../../ui/chosen-rows/useChosenRows.ts';
import { numberRule } from '../../ui/form/rules.ts';
import { advertiseProductOptions } from '../advertising/advertisement.cache.ts';
import { whatAdvertisingDoes } from '../advertising/advertising.content.ts';
import { OffersToCloseOfAll } from '../offers/OffersToCloseOfAll.tsx';
import { productCount } from '../product/productCount.ts';
import { productInput, productValues } from './form/productFields.ts';
import { stockActions } from './stock/stockActions.ts';

graphql(`
  query ProductToReprice($id: ID!) {
    product(id: $id) {
      revision
      resalePrice {
        amount
      }
      ...ProductFields_product
    }
  }
`);

type Product = MyProductsQuery['myProducts']['edges'][number]['node'];

const texts = { nameOf: ({ productName }: Product) => productName, count: productCount };

/** The progress dialog shows each outcome instead. */
const noToast = { toastMessage: () => null };

const percent: Constraint = { type: 'number', required: true, min: 1, max: 90, unit: '%' };

const effectOf = (word: string) => stockActions.find((action) => action.word === word)?.effect;

/** Actions on several of a seller's products at once. */
export function ChosenListings({ chosen }: { chosen: ChosenRows<Product> }) {
  const [pause] = usePauseProductMutation(noToast);
  const [resume] = useResumeProductMutation(noToast);
  const [advertise] = useAdvertiseProductMutation({ ...advertiseProductOptions, ...noToast });
  const [deleteProduct] = useDeleteProductMutation(noToast);
  const lowerPrice = useLowerPrice();
  const actions: RowAction<Product>[] = [
    {
      label: 'Pause',
      done: 'paused',
      color: 'primary',
      text: effectOf('Pause'),
      appliesTo: ({ viewerCanPause }) => viewerCanPause,
      act: ({ id }) => pause({ variables: { id } }),
    },
    {
      label: 'Resume',
      done: 'for sale again',
      color: 'primary',
      text: effectOf('Resume'),
      appliesTo: ({ viewerCanResume }) => viewerCanResume,
      act: ({ id }) => resume({ variables: { id } }),
    },
    {
      label: 'Reduce',
      done: 'reduced',
      color: 'primary',
      text: 'We tell buyers who saved one or have an alert for it.',
      appliesTo: ({ viewerCanEdit }) => viewerCanEdit,
      reason: {
        label: 'Lower by',
        rules: object({ reason: numberRule(percent, 'a percentage is required') }),
        bound: percent,
      },
      act: lowerPrice,
    },
    {
      label: 'Advertise',
      done: 'advertised',
      color: 'primary',
      text: whatAdvertisingDoes,
      appliesTo: ({ viewerCanAdvertise }) => viewerCanAdvertise,
      act: ({ id }) => advertise({ variables: { id } }),
    },
    {
      label: 'Delete',
      done: 'deleted',
      color: 'error',
      text: 'Buyers can no longer find them. You can’t undo this.',
      Details: OffersToCloseOfAll,
      appliesTo: ({ viewerCanDelete, inStock }) => viewerCanDelete && inStock !== 'SOLD',
      act: ({ id }) => deleteProduct({ variables: { id } }),
    },
  ];
  return <ChosenRowActions chosen={chosen} texts={texts} actions={actions} />;
}

/** Lowers a product's price by a typed percentage; all other stored fields stay. */
function useLowerPrice() {
  const client = useApolloClient();
  const { currency } = useConfig();
  const [update] = useUpdateProductMutation(noToast);
  /** Updates without an answer, by product, so that a stored one isn't repeated. */
  const unanswered = useRef(new Map<string, { typed: string; price: number }>());
  return async ({ id }: Product, typed: string): Promise<Outcome> => {
    let product: ProductToRepriceQuery['product'] | undefined;
    try {
      const { data } = await client.query({
        query: ProductToRepriceDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      product = data?.product;
    } catch (error) {
      return { ok: false, refusal: refusalOf(error) };
    }
    if (!product) return { ok: false, refusal: { message: 'This listing no longer exists.' } };
    const { revision, resalePrice } = product;
    const asked = unanswered.current.get(id);
    unanswered.current.delete(id);
    if (asked?.typed === typed && asked.price === resalePrice.amount) return { ok: true };
    const price = loweredPrice(resalePrice.amount, readNumber(typed) ?? 0, currency);
    const values = productValues(product, currency);
    const outcome = await update({
      variables: {
        input: {
          ...{ id, revision, ...productInput(values, currency), resalePrice: price },
          images: values.images.map(({ url, description }) => ({ url: url ?? '', description })),
        },
      },
    });
    const isAnswered = outcome.ok || outcome.refusal.code !== null;
    if (!isAnswered) unanswered.current.set(id, { typed, price });
    return outcome;
  };
}

/** Rounds to the steps in which the currency is charged. */
function loweredPrice(amount: number, percent: number, currency: string): number {
  const step = stepOf(currency);
  return Math.round((amount * (100 - percent)) / 100 / step) * step;
}
