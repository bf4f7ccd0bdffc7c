import type { Action } from '../../apollo/action.ts';
import type { FragmentType } from '../../generated/index.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { type List, PagedTable } from '../../ui/table/PagedTable.tsx';
import { RemoveEntryButton, type RemoveEntryButton_product } from './buttons/RemoveEntryButton.tsx';
import { EntryState, type EntryState_price, type EntryState_product } from './EntryState.tsx';
import { ProductCell, type ProductCell_product, ProductThumbnail } from './ProductCell.tsx';

type Entry = {
  id: string;
  product: FragmentType<typeof ProductCell_product> &
    FragmentType<typeof EntryState_product> &
    FragmentType<typeof RemoveEntryButton_product>;
  productPrice: FragmentType<typeof EntryState_price>;
};

type Props<Data, Row, Removed> = List<Data, Row> & {
  /** what can be done with an entry, besides removing it */
  next: Column<NoInfer<Row>>;
  /** removes an entry */
  remove: Action<Removed, { id: string }>;
};

/** One of a buyer's lists: each entry's product, how it fares by now, and what to do with it. */
export function EntryTable<Data, Row extends Entry, Removed extends object>(
  props: Props<Data, Row, Removed>,
) {
  const { next, remove, ...rest } = props;
  return (
    <PagedTable
      {...rest}
      columns={[
        { header: 'Product Image', cell: ({ product }) => <ProductThumbnail product={product} /> },
        { header: 'Product Name', cell: ({ product }) => <ProductCell product={product} /> },
        {
          header: 'In Stock',
          cell: ({ product, productPrice }) => <EntryState product={product} then={productPrice} />,
        },
        next,
        {
          header: 'Delete',
          cell: ({ id, product }) => <RemoveEntryButton id={id} product={product} by={remove} />,
        },
      ]}
    />
  );
}
