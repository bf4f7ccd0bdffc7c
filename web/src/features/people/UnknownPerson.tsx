import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { RecordNotFound } from '../../ui/state/RecordNotFound.tsx';

export const UnknownPerson = () => (
  <RecordNotFound
    icon={mdiAccountOffOutline}
    title="Person not found"
    to={paths.buyerUsers}
    linkText="See all buyers"
  >
    The account may have been deleted, or the link is incomplete.
  </RecordNotFound>
);
