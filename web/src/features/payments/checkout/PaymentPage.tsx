import { mdiPackageVariantRemove } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/state/Skeletons.tsx';
import { type SessionUser, useSession } from '../../session/session.ts';
import { Checkout } from './Checkout.tsx';
import { usePaymentPageQuery } from './PaymentPage.generated.ts';
import { PaymentProduct } from './PaymentProduct.tsx';

graphql(`
  query PaymentPage($id: ID!) {
    product(id: $id) {
      id
      productName
      resalePrice {
        formatted
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
  if (!product) return <NothingToPay />;
  const { productName, resalePrice } = product;
  return (
    <>
      <PageTitle
        title="Payment"
        lead={
          <>
            Hello {user.displayName}, please pay {resalePrice.formatted} for {productName}.
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
        <PaymentProduct product={product} />
        <Till key={product.id} productId={product.id} amount={resalePrice.formatted} user={user} />
      </Box>
    </>
  );
}

function Till({ user, ...order }: { user: SessionUser; productId: string; amount: string }) {
  if (user.role !== 'BUYER') return <Alert severity="info">Only buyers can pay.</Alert>;
  return <Checkout {...order} buyer={user} />;
}

function NothingToPay() {
  return (
    <EmptyState
      icon={mdiPackageVariantRemove}
      title="This product is not here any more"
      level="h1"
      action={
        <ButtonLink to={paths.pages} variant="contained">
          Browse all products
        </ButtonLink>
      }
    >
      Its seller may have taken it off the shelves, or the link is not complete.
    </EmptyState>
  );
}
