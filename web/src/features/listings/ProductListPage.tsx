import { mdiTagPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../apollo/prefetch.ts';
import type { MyProductsQuery } from '../../generated/graphql.ts';
import { MyProductsDocument, useMyProductsQuery } from '../../generated/listings.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { chooseColumn } from '../../ui/chosen-rows/chooseColumn.tsx';
import { useChosenRows } from '../../ui/chosen-rows/useChosenRows.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { AdvertisementCell } from '../advertising/AdvertisementCell.tsx';
import { ProductName, ProductThumbnail } from '../lists/ProductCell.tsx';
import { StockTag } from '../lists/StockTag.tsx';
import { HoldNote } from '../offers/HoldNote.tsx';
import { SetupAfterPosting } from '../payouts/set-up/SetupAfterPosting.tsx';
import { HiddenNote } from '../product/hiding/HiddenNote.tsx';
import { isJustPosted } from './add/justPosted.ts';
import { ChosenListings } from './ChosenListings.tsx';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import { NumbersText } from './overview/NumbersText.tsx';
import { SellerOverview } from './overview/SellerOverview.tsx';
import { useSellerStatistics } from './overview/useSellerStatistics.ts';
import { ProductActions } from './stock/ProductActions.tsx';
import { TownHint } from './TownHint.tsx';

graphql(`
  query MyProducts($after: String) {
    myProducts(after: $after) {
      edges {
        node {
          productName
          inStock
          viewerCanPause
          viewerCanResume
          viewerCanEdit
          viewerCanAdvertise
          viewerCanDelete
          ...ProductCell_product
          ...NumbersText_product
          ...StockTag_product
          ...HoldNote_product
          ...HiddenNote_product
          ...TownHint_product
          ...AdvertisementCell_product
          ...ProductActions_product
          ...DeleteProductButton_product
        }
      }
    }
  }
`);

const post = (
  <ButtonLink to={paths.addProduct} variant="contained">
    Add Product
  </ButtonLink>
);

export const prefetch: Prefetch = (client) => client.query({ query: MyProductsDocument });

/** A card: picture, product and menu, its state, and below them the buttons. */
const areas = '"image name name" "image state actions" "choose ad delete"';

/** A seller's products; their sales and totals are behind a tab. */
export function ProductListPage() {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'overview' ? 'overview' : 'products';
  const query = useMyProductsQuery();
  const products = query.data?.myProducts.edges.map(({ node }) => node);
  const { numbers, overview, failed, retry } = useSellerStatistics(
    products?.map(({ id }) => id),
    { overview: tab === 'overview' },
  );
  const chosen = useChosenRows(products ?? [], '');
  return (
    <>
      <PageTitle title="My products" actions={post} />
      {isJustPosted(state) && <SetupAfterPosting />}
      {products?.length !== 0 && (
        <Tabs
          value={tab}
          onChange={(_, next) =>
            setSearch(next === 'overview' ? { tab: next } : {}, { replace: true })
          }
          aria-label="My products"
          sx={{ mb: 2, minHeight: 40, '& .MuiTab-root': { minHeight: 40 } }}
        >
          <Tab value="products" label="Products" id="tab-products" aria-controls="products" />
          <Tab value="overview" label="Overview" id="tab-overview" aria-controls="overview" />
        </Tabs>
      )}
      {tab === 'overview' && products?.length !== 0 && (
        <div role="tabpanel" id="overview" aria-labelledby="tab-overview">
          <SellerOverview overview={overview} failed={failed} onRetry={retry} />
        </div>
      )}
      {(tab === 'products' || products?.length === 0) && (
        <Box role="tabpanel" id="products" aria-label="Products">
          <PagedTable
            label="My products"
            query={query}
            areas={areas}
            list={({ myProducts }: MyProductsQuery) => myProducts}
            empty={
              <EmptyState
                icon={mdiTagPlusOutline}
                title="You have nothing for sale yet"
                action={post}
              >
                Post your first product: a photo, a price and a few honest words are enough.
              </EmptyState>
            }
            columns={[
              chooseColumn(chosen, ({ productName }) => productName),
              {
                header: 'Product Image',
                area: 'image',
                cell: (product) => <ProductThumbnail product={product} width={48} />,
              },
              {
                header: 'Product Name',
                area: 'name',
                cell: (product) => (
                  <>
                    <ProductName product={product} />
                    <NumbersText product={product} numbers={numbers.get(product.id)} />
                    <TownHint product={product} />
                  </>
                ),
              },
              {
                header: 'In Stock',
                area: 'state',
                cell: (product) => (
                  <>
                    <StockTag product={product} own />
                    <HoldNote product={product} />
                    <HiddenNote product={product} />
                  </>
                ),
              },
              {
                header: 'Ad',
                area: 'ad',
                cell: (product) => <AdvertisementCell product={product} />,
              },
              {
                header: 'Actions',
                area: 'actions',
                cell: (product) => <ProductActions product={product} />,
              },
              {
                header: 'Delete',
                area: 'delete',
                cell: (product) => <DeleteProductButton product={product} />,
              },
            ]}
          />
          <ChosenListings chosen={chosen} />
        </Box>
      )}
    </>
  );
}
