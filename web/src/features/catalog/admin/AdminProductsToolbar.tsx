import { AdminProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { productCount } from '../productCount.ts';
import type { useAdminProductSearch } from './useAdminProductSearch.ts';

type Props = Pick<ReturnType<typeof useAdminProductSearch>, 'parameters' | 'set'> & {
  /** undefined while it is not known */
  totalCount: number | null | undefined;
};

/** Searches, narrows and sorts an admin's list of products, and downloads it. */
export function AdminProductsToolbar({ parameters, set, totalCount }: Props) {
  const { text, stock, only, sort } = parameters;
  return (
    <TableToolbar
      label="Find products"
      total={totalCount === undefined ? '' : productCount(totalCount)}
      actions={
        <DownloadButton
          path="/adminProducts.csv"
          parameters={{ q: text, stock, sort, ...(only && { [only]: 'true' }) }}
          fileName="products.csv"
        >
          Download
        </DownloadButton>
      }
    >
      <SearchField
        label="Name, place or id"
        text={text}
        maxLength={bounds.text.maxLength}
        onChange={(typed) => set({ text: typed })}
      />
      <ChoiceSelect
        label="State"
        value={stock}
        choices={{
          '': 'Any state',
          available: 'Available',
          sold: 'Sold',
          paused: 'Paused',
          'sold-elsewhere': 'Sold elsewhere',
          hidden: 'Hidden',
          removed: 'Removed',
        }}
        onChange={(chosen) => set({ stock: chosen })}
      />
      <ChoiceSelect
        label="Only"
        value={only}
        choices={{ '': 'All of them', advertised: 'Advertised', reported: 'Reported' }}
        onChange={(chosen) => set({ only: chosen })}
      />
      <ChoiceSelect
        label="Sort by"
        value={sort}
        choices={{
          '': 'Newest first',
          oldest: 'Oldest first',
          price: 'Price: low to high',
          '-price': 'Price: high to low',
        }}
        onChange={(chosen) => set({ sort: chosen })}
      />
    </TableToolbar>
  );
}
