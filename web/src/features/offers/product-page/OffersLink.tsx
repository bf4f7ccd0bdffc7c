import { mdiHandCoinOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';

/** Leads a product's seller to its offers. Icon only on a phone. */
export function OffersLink({ productId }: { productId: string }) {
  return (
    <ButtonLink
      to={paths.offersFor(productId)}
      color="inherit"
      size="small"
      aria-label="Offers"
      sx={{ flexShrink: 0, minWidth: 40, gap: 1 }}
    >
      <Icon path={mdiHandCoinOutline} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Offers
      </Box>
    </ButtonLink>
  );
}
