import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../../lib/paths.ts';
import { RecordNotFound } from '../../../ui/state/RecordNotFound.tsx';

export const UnknownSeller = () => (
  <RecordNotFound
    icon={mdiAccountOffOutline}
    title="Seller not found"
    to={paths.pages}
    linkText="Browse all products"
  >
    The account may have been closed, or the link is incomplete.
  </RecordNotFound>
);
