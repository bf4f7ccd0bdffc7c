import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Action } from '../../../apollo/action.ts';
import { useAction } from '../../../apollo/useAction.ts';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../../ui/ignoreSecondClick.ts';
import { inTable } from '../../../ui/table/dataTable.styles.ts';

export const RemoveEntryButton_product = graphql(`
  fragment RemoveEntryButton_product on Product {
    id
    productName
  }
`);

type Props<Data> = {
  /** the entry's id */
  id: string;
  product: FragmentType<typeof RemoveEntryButton_product>;
  /** removes an entry of the list */
  by: Action<Data, { id: string }>;
};

/** Removes an entry from a list, at once: it can be added again. */
export function RemoveEntryButton<Data extends object>({ id, product, by }: Props<Data>) {
  const { productName } = unmask(RemoveEntryButton_product, product);
  const [remove, pending] = useAction(by);
  return (
    <Button
      size="small"
      sx={inTable}
      color="error"
      disabled={pending}
      startIcon={<Icon path={mdiDeleteOutline} size={18} />}
      aria-label={`Delete ${productName}`}
      onClick={ignoreSecondClick(() => void remove({ id }))}
    >
      Delete
    </Button>
  );
}
