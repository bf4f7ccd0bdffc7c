import type { Prefetch } from '../../apollo/prefetch.ts';
import { AllProductsDocument } from '../../generated/catalog.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { useListedProducts } from './filters/useListedProducts.ts';
import { ProductList } from './ProductList.tsx';

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => client.query({ query: AllProductsDocument });

const title = 'All products';

/** Every product that can be bought, or those that match a text. */
export function AllProductsPage() {
  const list = useListedProducts();
  const { text } = list.address.filter;
  return (
    <>
      <PageTitle
        title={title}
        lead={text ? `What matches “${text}”.` : 'Everything that is for sale.'}
        head={
          <PageMeta
            title={title}
            documentTitle={text ? `"${text}" – ${title}` : title}
            description={
              text
                ? `Used fitness equipment for sale that matches "${text}".`
                : 'Every piece of used fitness equipment that is for sale, the newest first.'
            }
            path={paths.pages}
          />
        }
      />
      <ProductList
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
