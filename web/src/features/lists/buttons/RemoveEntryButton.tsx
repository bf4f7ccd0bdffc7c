import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { MutationOnce } from '../../../apollo/mutations/useMutationOnce.ts';
import type { RemoveEntryButton_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../../ui/ignoreSecondClick.ts';
import { inTable } from '../../../ui/table/dataTable.styles.ts';

graphql(`
  fragment RemoveEntryButton_product on Product {
    productName
  }
`);

export type UseRemove<Data> = () => MutationOnce<Data, { id: string }>;

type Props<Data> = {
  id: string;
  product: FragmentType<RemoveEntryButton_ProductFragment>;
  useRemove: UseRemove<Data>;
};

/** Removes an entry from a list without asking, since it can be added again. */
export function RemoveEntryButton<Data>({ id, product, useRemove }: Props<Data>) {
  const { productName } = unmask<RemoveEntryButton_ProductFragment>(product);
  const [remove, { loading }] = useRemove();
  return (
    <Button
      size="small"
      sx={inTable}
      color="error"
      disabled={loading}
      startIcon={<Icon path={mdiDeleteOutline} size={18} />}
      aria-label={`Delete ${productName}`}
      onClick={ignoreSecondClick(() => void remove({ variables: { id } }))}
    >
      Delete
    </Button>
  );
}
