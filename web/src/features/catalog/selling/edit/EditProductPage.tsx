import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../../apollo/prefetch.ts';
import { graphql } from '../../../../lib/graphql.ts';
import { lazyChunk } from '../../../../lib/lazyChunk.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../../ui/state/Skeletons.tsx';
import { EditForm } from './EditForm.tsx';
import { fetchEditProductPageQuery, useEditProductPageQuery } from './EditProductPage.generated.ts';

const UnknownProduct = lazyChunk(
  async () => (await import('../../UnknownProduct.tsx')).UnknownProduct,
);

graphql(`
  query EditProductPage($id: ID!) {
    product(id: $id) {
      id
      ...EditForm_product
    }
    categories {
      id
      ...EditForm_categories
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client, { id = '' }) =>
  fetchEditProductPageQuery(client, { variables: { id } });

/** Where a seller edits a product. */
export function EditProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useEditProductPageQuery({ variables: { id } });
  if (data && !data.product) return <UnknownProduct />;
  return (
    <>
      <PageTitle title="Edit product" lead="Buyers see the changes at once." />
      {data?.product ? (
        <EditForm key={id} product={data.product} categories={data.categories} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  );
}
