import Box from '@mui/material/Box';
import type { SellerTabs_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { reviewsText } from '../../reviews/starTexts.ts';
import { type SellerTab, sellerTabPaths } from './sellerTabPaths.ts';

graphql(`
  fragment SellerTabs_user on User {
    forSaleCount
    soldCount
    rating {
      count
    }
  }
`);

type Props = {
  seller: FragmentType<SellerTabs_UserFragment>;
  shows: SellerTab;
};

/** Tabs for products for sale, sold products and reviews, with counts. */
export function SellerTabs({ seller, shows }: Props) {
  const { id, forSaleCount, soldCount, rating } = unmask<SellerTabs_UserFragment>(seller);
  const tabs: { tab: SellerTab; text: string }[] = [
    { tab: 'for sale', text: `${forSaleCount ?? 0} for sale` },
    { tab: 'sold', text: `${soldCount ?? 0} sold` },
    { tab: 'reviews', text: reviewsText(rating?.count ?? 0) },
  ];
  return (
    <Box
      component="nav"
      aria-label="Products and reviews of this seller"
      sx={{ display: 'flex', gap: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ tab, text }) => (
        <ButtonLink
          key={tab}
          to={sellerTabPaths[tab](id)}
          color={tab === shows ? 'primary' : 'inherit'}
          aria-current={tab === shows ? 'page' : undefined}
          sx={{
            borderRadius: 0,
            mb: '-1px',
            borderBottom: 2,
            borderColor: tab === shows ? 'primary.main' : 'transparent',
            whiteSpace: 'nowrap',
          }}
        >
          {text}
        </ButtonLink>
      ))}
    </Box>
  );
}
