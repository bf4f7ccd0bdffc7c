import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CategoryActions_CategoryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';

graphql(`
  fragment CategoryActions_category on Category {
    title
    body
    productCount
    image {
      url
    }
  }
`);

type Props = { category: FragmentType<CategoryActions_CategoryFragment> };

/** Edits or deletes a category, each in a dialog. */
export function CategoryActions(props: Props) {
  const category = unmask<CategoryActions_CategoryFragment>(props.category);
  const editing = useOverlay();
  const deleting = useOverlay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button
        size="small"
        startIcon={<Icon path={mdiPencilOutline} size={18} />}
        aria-label={`Edit ${category.title}`}
        onClick={editing.open}
      >
        Edit
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<Icon path={mdiDeleteOutline} size={18} />}
        aria-label={`Delete ${category.title}`}
        onClick={deleting.open}
      >
        Delete
      </Button>
      {editing.overlay && <EditCategoryDialog category={category} {...editing.overlay} />}
      {deleting.overlay && <DeleteCategoryDialog category={category} {...deleting.overlay} />}
    </Box>
  );
}
