import { mdiDumbbell } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { dayOf } from '../../../lib/dates.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RelativeDate } from '../../../ui/RelativeDate.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { ProductCell, ProductThumbnail } from '../../lists/ProductCell.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { HiddenNote } from '../hiding/HiddenNote.tsx';
import { ProductModeration } from '../hiding/ProductModeration.tsx';
import { EndAdvertisementButton } from '../selling/EndAdvertisementButton.tsx';
import { fetchAdminProductsQuery, useAdminProductsQuery } from './AdminProductsPage.generated.ts';
import { AdminProductsToolbar } from './AdminProductsToolbar.tsx';
import { defaultSearch, useAdminProductSearch } from './useAdminProductSearch.ts';

graphql(`
  query AdminProducts($filter: AdminProductFilter, $sort: AdminProductSort!, $after: String) {
    adminProducts(filter: $filter, sort: $sort, after: $after) {
      edges {
        cursor
        node {
          id
          postedTime
          location
          reported
          advertisedUntil
          viewerCanEndAdvertisement
          seller {
            id
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
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) =>
  fetchAdminProductsQuery(client, { variables: defaultSearch });

/** The picture is at the left of what the product is, and below is what can be done with it. */
const areas =
  '"image name name" "image state state" "seller seller posted" "ad ad ad" "actions actions actions"';

/** All products of the shop in whatever state, for admins, who find them and act on them. */
export function AdminProductsPage() {
  const search = useAdminProductSearch();
  const query = useAdminProductsQuery({ variables: search.variables });
  const data = query.data ?? query.previousData;
  return (
    <>
      <PageTitle title="Products" lead="All that was ever posted, in whatever state it is." />
      <AdminProductsToolbar {...search} totalCount={data?.adminProducts.totalCount} />
      <PagedTable
        label="Products"
        query={{ ...query, data }}
        areas={areas}
        list={({ adminProducts }) => adminProducts}
        empty={
          <EmptyState icon={mdiDumbbell} title="No product is like that">
            Take something out of the search, or choose another state.
          </EmptyState>
        }
        columns={[
          {
            header: 'Product Image',
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
                  <Typography variant="caption" color="textSecondary" noWrap>
                    Ad until {dayOf(Date.parse(product.advertisedUntil))}
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
        ]}
      />
    </>
  );
}
