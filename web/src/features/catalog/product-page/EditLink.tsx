import { mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';

/** Leads a product's seller to the edit form. Icon only on a phone. */
export function EditLink({ id }: { id: string }) {
  return (
    <ButtonLink
      to={paths.editProduct(id)}
      color="inherit"
      size="small"
      aria-label="Edit"
      sx={{ flexShrink: 0, minWidth: 40, gap: 1 }}
    >
      <Icon path={mdiPencilOutline} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Edit
      </Box>
    </ButtonLink>
  );
}
