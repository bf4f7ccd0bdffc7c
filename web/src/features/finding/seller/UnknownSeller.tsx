import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../../lib/paths.ts';
import { NotFound } from '../../../ui/state/NotFound.tsx';

export const UnknownSeller = () => (
  <NotFound
    icon={mdiAccountOffOutline}
    tabTitle="Unknown seller"
    title="Seller not found"
    to={paths.pages}
    label="Browse all products"
  >
    The account may have been closed, or the link is incomplete.
  </NotFound>
);
