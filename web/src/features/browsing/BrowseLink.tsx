import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/** Leads a buyer whose list is empty to what there is. */
export const BrowseLink = () => (
  <ButtonLink to={paths.pages} variant="contained">
    Browse products
  </ButtonLink>
);
