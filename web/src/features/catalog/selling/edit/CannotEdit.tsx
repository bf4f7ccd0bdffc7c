import { mdiPencilOffOutline } from '@mdi/js';
import type { Stock } from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

const reasons: Record<Stock, string> = {
  AVAILABLE: 'Only its seller can edit it.',
  PAUSED: 'Only its seller can edit it.',
  SOLD: 'It is sold: what was paid for stays as it was.',
  SOLD_ELSEWHERE: 'It is marked as sold elsewhere. Relist it under My products to edit it.',
  REMOVED: 'It was removed from sale.',
};

/** Stands in place of the form when a product was not to be edited from the beginning. */
export function CannotEdit({ id, stock }: { id: string; stock: Stock }) {
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
