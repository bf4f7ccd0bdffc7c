import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/** Links a buyer with an empty list to the products. */
export const BrowseLink = () => (
  <ButtonLink to={paths.pages} variant="contained">
    Browse products
  </ButtonLink>
);
