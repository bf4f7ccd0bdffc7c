import Alert from '@mui/material/Alert';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePaymentPageQuery } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/state/Skeletons.tsx';
import { UnknownProduct } from '../../product/UnknownProduct.tsx';
import { useSession } from '../../session/session.ts';
import { BuyerPayment } from './BuyerPayment.tsx';
import { orderLines } from './orderLines.ts';
import { PaymentFrame } from './PaymentFrame.tsx';

graphql(`
  query PaymentPage($id: ID!) {
    product(id: $id) {
      productName
      inStock
      resalePrice {
        amount
        currency
        formatted
      }
      hold {
        amount {
          amount
          currency
          formatted
        }
        until
      }
      ...PaymentProduct_product
      ...PaymentSeller_product
    }
  }
`);

/** The payment of a price, one of its instalments, or an accepted offer. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const { data, error, refetch } = usePaymentPageQuery({ variables: { id } });
  if (!data || !user) {
    return error ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const { product } = data;
  if (!product) return <UnknownProduct />;
  if (user.role !== 'BUYER') {
    const { resalePrice: listPrice } = product;
    const lines = orderLines({ part: 'WHOLE', listPrice, agreed: null, firstHalf: null });
    return (
      <PaymentFrame
        product={product}
        user={user}
        asked={listPrice.formatted}
        lines={lines}
        steps={[]}
      >
        <Alert severity="info">Only buyers can pay.</Alert>
      </PaymentFrame>
    );
  }
  const initialPart = search.get('part') === 'balance' ? 'BALANCE' : 'WHOLE';
  return (
    <BuyerPayment
      key={`${product.id} ${initialPart}`}
      product={product}
      user={user}
      initialPart={initialPart}
    />
  );
}
