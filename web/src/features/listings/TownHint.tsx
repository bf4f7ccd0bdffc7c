import Typography from '@mui/material/Typography';
import type { TownHint_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';

graphql(`
  fragment TownHint_product on Product {
    viewerCanEdit
    place {
      name
    }
  }
`);

/** Asks for the town of a product whose location doesn't clearly name one; nothing for other products. */
export function TownHint(props: { product: FragmentType<TownHint_ProductFragment> }) {
  const { id, viewerCanEdit, place } = unmask<TownHint_ProductFragment>(props.product);
  if (place || !viewerCanEdit) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
      <TextLink to={paths.editProduct(id)} color="inherit">
        Choose its town
      </TextLink>{' '}
      so buyers nearby find it.
    </Typography>
  );
}
