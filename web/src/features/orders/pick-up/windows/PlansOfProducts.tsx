import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { signedInPaths } from '../../../../lib/signedInPaths.ts';
import { TextLink } from '../../../../ui/link/TextLink.tsx';
import { DeletePlanButton } from './DeletePlanButton.tsx';

type Plan = { id: string; product: { id: string; productName: string } | null };

/** The products with pick-up times of their own. */
export function PlansOfProducts({ plans }: { plans: readonly Plan[] }) {
  const own = plans.flatMap(({ id, product }) => (product ? [{ id, product }] : []));
  if (own.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-times">
      <Typography id="own-times" variant="h4" component="h2" sx={{ mb: 1 }}>
        Products with times of their own
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {own.map(({ id, product }) => (
          <Box component="li" key={id} sx={line}>
            <TextLink to={signedInPaths.pickUpTimesOf(product.id)}>{product.productName}</TextLink>
            <DeletePlanButton id={id} name={product.productName} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
