import { mdiShapeOutline, mdiShapePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { CategoriesDocument, useCategoriesQuery } from '../../generated/categories.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { CategoryActions } from './CategoryActions.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { useMoveCategory } from './useMoveCategory.ts';

graphql(`
  query Categories {
    categories {
      position
      title
      productCount
      image {
        ...Picture_image
      }
      ...CategoryActions_category
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: CategoriesDocument });

const add = (
  <ButtonLink
    to={paths.addCategory}
    variant="contained"
    startIcon={<Icon path={mdiShapePlusOutline} size={18} />}
  >
    Add Category
  </ButtonLink>
);

export function CategoriesPage() {
  return (
    <>
      <PageTitle
        title="Categories"
        lead="Menus, forms and filters show them in this order."
        actions={add}
      />
      <Categories />
    </>
  );
}

function Categories() {
  const { data, error, refetch } = useCategoriesQuery();
  const categories = data?.categories ?? [];
  const { move, announcement } = useMoveCategory(categories);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (categories.length === 0) {
    return (
      <EmptyState icon={mdiShapeOutline} title="No categories yet">
        Sellers can post products as soon as there is one.
      </EmptyState>
    );
  }
  return (
    <>
      <div role="status">
        <HiddenText>{announcement}</HiddenText>
      </div>
      <DataTable
        label="Categories"
        rows={categories}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Picture',
            cell: ({ image }) => (
              <Picture
                image={image}
                alt=""
                sizes="64px"
                sx={{ width: 64, flexShrink: 0, borderRadius: '8px' }}
              />
            ),
          },
          {
            header: 'Title',
            cell: ({ id, title }) => (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <TextLink to={paths.category(id)}>{title}</TextLink>
              </Box>
            ),
          },
          { header: 'Products', align: 'right', cell: ({ productCount }) => productCount ?? 0 },
          {
            header: 'Order',
            cell: ({ title }, index) => (
              <MoveButtons
                title={title}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                onMove={(by) => move(index, by)}
              />
            ),
          },
          {
            header: 'Actions',
            cell: (category) => <CategoryActions category={category} />,
          },
        ]}
      />
    </>
  );
}
