import Box from '@mui/material/Box';
import type { SellerTabs_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

graphql(`
  fragment SellerTabs_user on User {
    id
    forSaleCount
    soldCount
  }
`);

type Props = {
  seller: FragmentType<SellerTabs_UserFragment>;
  shows: 'for sale' | 'sold';
};

/** The ways to what a seller has for sale and has sold, with how many that are. */
export function SellerTabs({ seller, shows }: Props) {
  const { id, forSaleCount, soldCount } = unmask<SellerTabs_UserFragment>(seller);
  const tabs = [
    { to: paths.seller(id), text: `${forSaleCount ?? 0} for sale`, isHere: shows === 'for sale' },
    { to: paths.sellerSold(id), text: `${soldCount ?? 0} sold`, isHere: shows === 'sold' },
  ];
  return (
    <Box
      component="nav"
      aria-label="Products of this seller"
      sx={{ display: 'flex', gap: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ to, text, isHere }) => (
        <ButtonLink
          key={to}
          to={to}
          color={isHere ? 'primary' : 'inherit'}
          aria-current={isHere ? 'page' : undefined}
          sx={{
            borderRadius: 0,
            mb: '-1px',
            borderBottom: 2,
            borderColor: isHere ? 'primary.main' : 'transparent',
          }}
        >
          {text}
        </ButtonLink>
      ))}
    </Box>
  );
}
