import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../../../apollo/prefetch.ts';
import type { PlanForm_PlanFragment } from '../../../../generated/graphql.ts';
import {
  PickUpPlansDocument,
  usePickUpPlansQuery,
  usePickUpProductQuery,
} from '../../../../generated/orders.ts';
import { graphql, unmask } from '../../../../lib/graphql.ts';
import { PageTitle } from '../../../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { LoadingView } from '../../../../ui/state/LoadingView.tsx';
import { DeletePlanButton } from './DeletePlanButton.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlansOfProducts } from './PlansOfProducts.tsx';

graphql(`
  query PickUpPlans {
    me {
      pickUpPlans {
        product {
          productName
        }
        ...PlanForm_plan
      }
    }
  }
`);

graphql(`
  query PickUpProduct($id: ID!) {
    product(id: $id) {
      productName
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: PickUpPlansDocument });

/** A seller's pick-up place and windows: for all products, or for the one in the address. */
export function PickUpTimesPage() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('product');
  const { data, error, refetch } = usePickUpPlansQuery();
  const plans = data?.me?.pickUpPlans;
  return (
    <>
      <PageTitle
        title="Pick-up times"
        lead="After paying, buyers choose one of these times. You can still propose other times in each sale."
      />
      {!plans ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <LoadingView />
        )
      ) : productId ? (
        <OfProduct key={productId} id={productId} plans={plans} />
      ) : (
        <OfAll plans={plans} />
      )}
    </>
  );
}

type Plans = NonNullable<
  NonNullable<NonNullable<ReturnType<typeof usePickUpPlansQuery>['data']>['me']>['pickUpPlans']
>;

const shown = (plan: Plans[number] | undefined) =>
  plan ? unmask<PlanForm_PlanFragment>(plan) : null;

const ofAll = (plans: Plans) => plans.find(({ product }) => product === null);

function OfAll({ plans }: { plans: Plans }) {
  const plan = ofAll(plans);
  return (
    <Box sx={page}>
      <PlanForm key={plan?.id ?? ''} plan={shown(plan)} scope="all" />
      {plan && <DeletePlanButton id={plan.id} name="all products" />}
      <PlansOfProducts plans={plans} />
    </Box>
  );
}

function OfProduct({ id, plans }: { id: string; plans: Plans }) {
  const { data, error, refetch } = usePickUpProductQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingView />;
  const { product } = data;
  if (!product) return <Typography>This product no longer exists.</Typography>;
  const own = plans.find((plan) => plan.product?.id === id);
  const plan = own ?? ofAll(plans);
  return (
    <Box sx={page}>
      <PlanForm
        key={own?.id ?? ''}
        plan={shown(plan)}
        product={product}
        scope={plan ? 'product' : 'all'}
      />
      {own && <DeletePlanButton id={own.id} name={product.productName} />}
    </Box>
  );
}

const page = { display: 'grid', gap: 3, maxWidth: 640, justifyItems: 'stretch' } as const;
