import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { NotFound } from '../../ui/state/NotFound.tsx';

export const UnknownPerson = () => (
  <NotFound
    icon={mdiAccountOffOutline}
    tabTitle="Unknown person"
    title="Person not found"
    to={paths.buyerUsers}
    label="See all buyers"
  >
    The account may have been deleted, or the link is incomplete.
  </NotFound>
);
