import { mdiShapeOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { CategoryDocument } from '../../../generated/filters.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { PublicPageTitle } from '../../../ui/page/PublicPageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { RecordNotFound } from '../../../ui/state/RecordNotFound.tsx';
import { CardGridSkeleton } from '../../../ui/state/Skeletons.tsx';
import { categoryVariables, useShownProducts } from '../filters/useShownProducts.ts';
import { ProductResults } from '../ProductResults.tsx';
import { reasonOf } from '../reasonOf.ts';

const browse = (
  <ButtonLink to={paths.pages} variant="contained">
    Browse all products
  </ButtonLink>
);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: CategoryDocument, variables: categoryVariables(id) });

/** The available products of one category. */
export function CategoryPage() {
  const list = useShownProducts();
  const { known, error, refetch } = list;
  if (!known || !('category' in known)) {
    return error ? (
      <ErrorState {...reasonOf(error)} onRetry={() => void refetch()} />
    ) : (
      <CategorySkeleton />
    );
  }
  const { category } = known;
  if (!category) return <UnknownCategory />;
  return (
    <>
      <Breadcrumbs trail={[{ text: 'PAGES', to: paths.pages }]} here={category.title} />
      <PublicPageTitle
        title={category.title}
        lead={category.body}
        description={category.body}
        path={`${paths.category(category.id)}${list.address.search}`}
      />
      <ProductResults list={list} emptyAction={browse} />
    </>
  );
}

const UnknownCategory = () => (
  <RecordNotFound
    icon={mdiShapeOutline}
    title="Category not found"
    to={paths.pages}
    linkText="Browse all products"
  >
    It may have been deleted, or the link is incomplete.
  </RecordNotFound>
);

function CategorySkeleton() {
  return (
    <>
      <Box aria-hidden sx={{ mb: 4 }}>
        <Skeleton width={140} height={20} />
        <Skeleton width="min(320px, 60%)" height={56} />
        <Skeleton width="min(560px, 90%)" height={28} />
      </Box>
      <CardGridSkeleton />
    </>
  );
}
