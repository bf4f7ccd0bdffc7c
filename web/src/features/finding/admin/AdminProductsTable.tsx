import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAdminProductsQuery } from '../../../generated/finding.ts';
import type {
  AdminProductsQuery,
  AdminProductsQueryVariables,
} from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { chooseColumn } from '../../../ui/chosen-rows/chooseColumn.tsx';
import { useChosenRows } from '../../../ui/chosen-rows/useChosenRows.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable, shownData } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { EndAdvertisementButton } from '../../advertising/EndAdvertisementButton.tsx';
import { ProductCell, ProductThumbnail } from '../../lists/ProductCell.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { HiddenNote } from '../../product/hiding/HiddenNote.tsx';
import { ProductModeration } from '../../product/hiding/ProductModeration.tsx';
import { ChosenProducts } from './ChosenProducts.tsx';

graphql(`
  query AdminProducts($filter: AdminProductFilter, $sort: AdminProductSort, $after: String) {
    adminProducts(filter: $filter, sort: $sort, after: $after) {
      edges {
        node {
          productName
          postedTime
          location
          reported
          advertisedUntil
          viewerCanHide
          viewerCanRestore
          viewerCanDelete
          viewerCanEndAdvertisement
          seller {
            name
          }
          ...ProductCell_product
          ...StockTag_product
          ...HiddenNote_product
          ...EndAdvertisementButton_product
          ...ProductModeration_product
        }
      }
      totalCount
    }
  }
`);

/** Picture on the left, product on the right, actions below. */
const areas =
  '"image name choose" "image state state" "seller seller posted" "ad ad ad" "actions actions actions"';

type Product = AdminProductsQuery['adminProducts']['edges'][number]['node'];

const columns: Column<Product>[] = [
  {
    header: 'Picture',
    area: 'image',
    cell: (product) => <ProductThumbnail product={product} />,
  },
  {
    header: 'Product Name',
    area: 'name',
    cell: (product) => <ProductCell product={product} />,
  },
  {
    header: 'State',
    area: 'state',
    cell: (product) => (
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <StockTag product={product} />
        <HiddenNote product={product} />
        {product.reported && 'reported'}
      </Box>
    ),
  },
  {
    header: 'Seller',
    area: 'seller',
    cell: ({ seller, location }) => (
      <>
        {seller ? (
          <TextLink to={paths.person(seller.id)} variant="body2">
            <CellText>{seller.name}</CellText>
          </TextLink>
        ) : (
          'Deleted account'
        )}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{location}</Box>
      </>
    ),
  },
  {
    header: 'Posted',
    area: 'posted',
    cell: ({ postedTime }) => <RelativeDate at={postedTime} />,
  },
  {
    header: 'Ad',
    area: 'ad',
    cell: (product) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {product.advertisedUntil && (
          <Typography variant="caption" color="textSecondary">
            Ad until {formatDay(product.advertisedUntil)}
          </Typography>
        )}
        {product.viewerCanEndAdvertisement && <EndAdvertisementButton product={product} />}
      </Box>
    ),
  },
  {
    header: 'Actions',
    area: 'actions',
    cell: (product) => <ProductModeration product={product} />,
  },
];

type Props = {
  variables: AdminProductsQueryVariables;
  /** shown instead of an empty list */
  empty: ReactNode;
  /** content above the table, given the number of products; undefined until known */
  toolbar?: (totalCount: number | null | undefined) => ReactNode;
};

/** All products that match an admin's search, in any state, with their actions. */
export function AdminProductsTable({ variables, empty, toolbar }: Props) {
  const query = useAdminProductsQuery({ variables });
  const list = shownData(query)?.adminProducts;
  const products = list?.edges.map(({ node }) => node) ?? [];
  const chosen = useChosenRows(products, JSON.stringify(variables));
  return (
    <>
      {toolbar?.(list?.totalCount)}
      <PagedTable
        label="Products"
        query={query}
        areas={areas}
        list={({ adminProducts }: AdminProductsQuery) => adminProducts}
        empty={empty}
        columns={[chooseColumn(chosen, ({ productName }) => productName), ...columns]}
      />
      <ChosenProducts chosen={chosen} />
    </>
  );
}
