import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { EditProductPageDocument, useEditProductPageQuery } from '../../../generated/listings.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { CannotEdit } from './CannotEdit.tsx';
import { EditForm } from './EditForm.tsx';

graphql(`
  query EditProductPage($id: ID!) {
    product(id: $id) {
      ...EditForm_product
    }
    categories {
      ...EditForm_categories
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: EditProductPageDocument, variables: { id } });

export function EditProductPage() {
  const { id = '' } = useParams();
  const { data, previousData, error, refetch } = useEditProductPageQuery({ variables: { id } });
  const found = data?.product ?? undefined;
  // A removed product is no longer found, but the typed text must stay.
  const [opened, setOpened] = useState(found);
  if (found && found !== opened) setOpened(found);
  const product = found ?? (opened?.id === id ? opened : undefined);
  const categories = (data ?? previousData)?.categories;
  const isUnknown = data?.product === null;
  if (isUnknown && !product) return <CannotEdit id={id} stock={null} />;
  return (
    <>
      <PageTitle title="Edit product" lead="Buyers see the changes at once." />
      {product && categories ? (
        <EditForm key={id} product={product} categories={categories} isRemoved={isUnknown} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  );
}
