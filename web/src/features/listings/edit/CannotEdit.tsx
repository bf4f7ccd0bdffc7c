import { mdiPencilOffOutline } from '@mdi/js';
import type { Stock } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { UnknownProduct } from '../../product/UnknownProduct.tsx';

const reasons: Record<Stock, string> = {
  AVAILABLE: 'Only its seller can edit it.',
  PAUSED: 'Only its seller can edit it.',
  SOLD: 'It is sold, and sold products can’t change.',
  SOLD_ELSEWHERE: 'It is marked as sold elsewhere. Relist it under My products to edit it.',
  HIDDEN: 'An admin has hidden it. You can edit it once it is restored.',
  REMOVED: 'It was removed from sale.',
};

type Props = {
  id: string;
  /** null for a product that doesn't exist */
  stock: Stock | null;
};

/** Replaces the form if the product couldn't be edited when the page was opened. */
export function CannotEdit({ id, stock }: Props) {
  if (stock === null) return <UnknownProduct />;
  return (
    <EmptyState
      icon={mdiPencilOffOutline}
      title="This product cannot be edited"
      action={
        <ButtonLink to={paths.product(id)} variant="contained">
          See the product
        </ButtonLink>
      }
    >
      {reasons[stock]}
    </EmptyState>
  );
}
