import { useApolloClient } from '@apollo/client/react';
import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import { readNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useRef } from 'react';
import { object } from 'yup';
import { useAdvertiseProductMutation } from '../../generated/advertising.ts';
import type { MyProductsQuery } from '../../generated/graphql.ts';
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
      id
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

/** The progress says how each ended. */
const noToast = { toastMessage: () => null };

const percent: Constraint = { type: 'number', required: true, min: 1, max: 90, unit: '%' };

const effectOf = (word: string) => stockActions.find((action) => action.word === word)?.effect;

/** What a seller does with several products at once. */
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
      label: 'Lower price',
      done: 'reduced',
      color: 'primary',
      text: 'Buyers who have one on their wish list or asked for an alert hear of it.',
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
      text: 'They are removed from sale for good. This cannot be undone.',
      Details: OffersToCloseOfAll,
      appliesTo: ({ viewerCanDelete, inStock }) => viewerCanDelete && inStock !== 'SOLD',
      act: ({ id }) => deleteProduct({ variables: { id } }),
    },
  ];
  return <ChosenRowActions chosen={chosen} texts={texts} actions={actions} />;
}

/** Lowers a product's price by a typed percentage; all else stays as it is stored. */
function useLowerPrice() {
  const client = useApolloClient();
  const { currency } = useConfig();
  const [update] = useUpdateProductMutation(noToast);
  /** The prices of those that failed: an answer may have been lost, and none is lowered twice. */
  const aims = useRef(new Map<string, number>());
  return async ({ id }: Product, typed: string): Promise<Outcome> => {
    const { data } = await client.query({
      query: ProductToRepriceDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const product = data?.product;
    if (!product) return { ok: false, refusal: { message: 'It’s no longer offered.' } };
    const { revision, resalePrice } = product;
    const values = productValues(product, currency);
    const lowered = Math.round((resalePrice.amount * (100 - (readNumber(typed) ?? 0))) / 100);
    const aim = aims.current.get(id) ?? lowered;
    aims.current.set(id, aim);
    const { images } = values;
    const outcome = await update({
      variables: {
        input: {
          ...{ id, revision, ...productInput(values, currency), resalePrice: aim },
          images: images.map(({ url, description }) => ({ url: url ?? '', description })),
        },
      },
    });
    if (outcome.ok) aims.current.delete(id);
    return outcome;
  };
}
