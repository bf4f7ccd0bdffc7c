import { mdiPencilOutline } from '@mdi/js';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** Leads the seller of a product to where it is edited. */
export function EditLink({ id }: { id: string }) {
  return (
    <ButtonLink
      to={paths.editProduct(id)}
      color="inherit"
      size="small"
      startIcon={<Icon path={mdiPencilOutline} />}
      sx={{ flexShrink: 0 }}
    >
      Edit
    </ButtonLink>
  );
}
