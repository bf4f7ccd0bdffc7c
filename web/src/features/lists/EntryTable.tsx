import Typography from '@mui/material/Typography';
import type {
  EntryState_PriceFragment,
  EntryState_ProductFragment,
  LocationText_ProductFragment,
  ProductCell_ProductFragment,
  RemoveEntryButton_ProductFragment,
} from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { type List, PagedTable } from '../../ui/table/PagedTable.tsx';
import { LocationText } from '../places/LocationText.tsx';
import { RemoveEntryButton, type UseRemove } from './buttons/RemoveEntryButton.tsx';
import { EntryState } from './EntryState.tsx';
import { ProductCell, ProductThumbnail } from './ProductCell.tsx';

type Entry = {
  id: string;
  product: FragmentType<ProductCell_ProductFragment> &
    FragmentType<LocationText_ProductFragment> &
    FragmentType<EntryState_ProductFragment> &
    FragmentType<RemoveEntryButton_ProductFragment>;
  productPrice: FragmentType<EntryState_PriceFragment>;
  /** only bookings have it */
  productRevision?: number;
};

type Props<Data, Row, Removed> = List<Data, Row> & {
  /** actions besides removing the entry */
  next: Column<NoInfer<Row>>;
  useRemove: UseRemove<Removed>;
};

/** On a phone, the picture is on the left. */
const areas = '"image name name" "image state state" "image next delete"';

/** One of a buyer's lists, with each entry's product, state and actions. */
export function EntryTable<Data, Row extends Entry, Removed>(props: Props<Data, Row, Removed>) {
  const { next, useRemove, ...rest } = props;
  return (
    <PagedTable
      {...rest}
      areas={areas}
      columns={[
        {
          header: 'Product Image',
          area: 'image',
          cell: ({ product }) => <ProductThumbnail product={product} />,
        },
        {
          header: 'Product Name',
          area: 'name',
          cell: ({ product }) => (
            <>
              <ProductCell product={product} />
              <Typography variant="caption" component="div" color="textSecondary">
                <LocationText product={product} />
              </Typography>
            </>
          ),
        },
        {
          header: 'In Stock',
          area: 'state',
          cell: ({ product, productPrice, productRevision = null }) => (
            <EntryState product={product} then={productPrice} bookedRevision={productRevision} />
          ),
        },
        { ...next, area: 'next' },
        {
          header: 'Delete',
          area: 'delete',
          cell: ({ id, product }) => (
            <RemoveEntryButton id={id} product={product} useRemove={useRemove} />
          ),
        },
      ]}
    />
  );
}
