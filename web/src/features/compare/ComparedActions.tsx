import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { CardButtons } from '../lists/buttons/CardButtons.tsx';
import { useSession } from '../session/session.ts';
import type { Compared } from './rows.tsx';

/** The same actions as on the product's card. */
export function ComparedActions({ product }: { product: Compared }) {
  const { user } = useSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ButtonLink to={paths.product(product.id)} variant="outlined" sx={{ px: 1.5 }}>
        Read More<HiddenText> about {product.productName}</HiddenText>
      </ButtonLink>
      {user && <CardButtons product={product} />}
    </Box>
  );
}
