import type { Prefetch } from '../../apollo/prefetch.ts';
import { AllProductsDocument } from '../../generated/filters.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { useShownProducts } from './filters/useShownProducts.ts';
import { ProductResults } from './ProductResults.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: AllProductsDocument });

const title = 'All products';

/** All available products, or those that match a text. */
export function AllProductsPage() {
  const list = useShownProducts();
  const { text } = list.address.filter;
  const found = (!list.isPending && list.data?.products.correctedText) || text;
  return (
    <>
      <PageTitle
        title={found ? `Results for “${found}”` : title}
        head={
          <PageMeta
            title={title}
            documentTitle={text ? `"${text}" – ${title}` : title}
            description={
              text
                ? `Used fitness equipment for sale that matches "${text}".`
                : 'All used fitness equipment for sale, newest first.'
            }
            path={`${paths.pages}${list.address.search}`}
          />
        }
      />
      <ProductResults
        list={list}
        emptyAction={
          <ButtonLink to={paths.home} variant="contained">
            Home
          </ButtonLink>
        }
      />
    </>
  );
}
