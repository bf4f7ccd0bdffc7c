import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { PaymentPageQuery, PriceText_MoneyFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/state/Skeletons.tsx';
import { UnknownProduct } from '../../catalog/UnknownProduct.tsx';
import { type SessionUser, useSession } from '../../session/session.ts';
import { Checkout } from './Checkout.tsx';
import { usePaymentPageQuery } from './PaymentPage.generated.ts';
import { PaymentProduct } from './PaymentProduct.tsx';
import { isDue, usePayment } from './usePayment.ts';

graphql(`
  query PaymentPage($id: ID!) {
    product(id: $id) {
      id
      productName
      inStock
      resalePrice {
        formatted
        ...PriceText_money
      }
      ...PaymentProduct_product
    }
  }
`);

/** Where a buyer pays for one product. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data, error, refetch } = usePaymentPageQuery({ variables: { id } });
  if (!data || !user) {
    return error ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const { product } = data;
  if (!product) return <UnknownProduct />;
  if (user.role !== 'BUYER') {
    return (
      <PaymentFrame product={product} user={user} asked={product.resalePrice} total={null}>
        <Alert severity="info">Only buyers can pay.</Alert>
      </PaymentFrame>
    );
  }
  return <BuyerPayment key={product.id} product={product} user={user} />;
}

type Product = NonNullable<PaymentPageQuery['product']>;

function BuyerPayment({ product, user }: { product: Product; user: SessionUser }) {
  const { inStock, resalePrice } = product;
  const checkout = usePayment(product.id, `${inStock} ${resalePrice.formatted}`);
  const { payment } = checkout;
  // What was paid stays so, also when prices have come to be in another currency.
  const paid = payment.status === 'paid' ? payment.amount : null;
  // What the card will be charged, though this page may not have heard of another price yet.
  const asked = payment.status === 'open' ? payment.amount : resalePrice;
  return (
    <PaymentFrame product={product} user={user} asked={isDue(payment) ? asked : null} total={paid}>
      <Checkout {...checkout} amount={asked.formatted} buyer={user} />
    </PaymentFrame>
  );
}

type FrameProps = {
  product: Product;
  user: SessionUser;
  /** what there is still to pay, if anything */
  asked: Product['resalePrice'] | null;
  /** what was paid; null where nothing was: then it is the product's price */
  total: FragmentType<PriceText_MoneyFragment> | null;
  children: ReactNode;
};

function PaymentFrame({ product, user, asked, total, children }: FrameProps) {
  const { productName, resalePrice } = product;
  return (
    <>
      <PageTitle
        title="Payment"
        lead={
          <>
            Hello {user.displayName}
            {asked && `, please pay ${asked.formatted} for ${productName}`}.
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
          alignItems: 'start',
        }}
      >
        <PaymentProduct product={product} total={total ?? asked ?? resalePrice} />
        {children}
      </Box>
    </>
  );
}
