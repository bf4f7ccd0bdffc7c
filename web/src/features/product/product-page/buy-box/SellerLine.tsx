import { mdiCheckDecagram } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SellerLine_ProductFragment } from '../../../../generated/graphql.ts';
import { countText } from '../../../../lib/countText.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { formatMonth } from '../../../../lib/time/dates.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { TextLink } from '../../../../ui/link/TextLink.tsx';
import { FollowButton } from '../../../follows/FollowButton.tsx';
import { AskSeller } from '../../../messages/ask/AskSeller.tsx';
import { answerTimeLabels } from '../../../reviews/answerTimeLabels.ts';
import { ProductRating } from '../../../reviews/ProductRating.tsx';

graphql(`
  fragment SellerLine_product on Product {
    sellerName
    seller {
      verified
      since
      soldCount
      answersWithin
      image {
        url
      }
      ...FollowButton_user
    }
    ...ProductRating_product
    ...AskSeller_product
  }
`);

/** The seller: picture, stars, sales, member since, usual answer time, and a link to ask. */
export function SellerLine(props: { product: FragmentType<SellerLine_ProductFragment> }) {
  const product = unmask<SellerLine_ProductFragment>(props.product);
  const { seller, sellerName } = product;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <Avatar
          src={seller?.image?.url ?? '/avatar.svg'}
          alt=""
          sx={{ width: 48, height: 48, flexShrink: 0 }}
        />
        <Box sx={{ minWidth: 0 }}>
          {seller ? (
            <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <TextLink to={paths.seller(seller.id)}>{sellerName}</TextLink>
              {seller.verified && (
                <Box
                  component="span"
                  sx={{ color: 'primary.main', ml: 0.5, verticalAlign: '-3px' }}
                >
                  <Icon path={mdiCheckDecagram} size={18} label="Verified seller" />
                </Box>
              )}
            </Typography>
          ) : (
            <Typography>This account was closed</Typography>
          )}
          <ProductRating product={product} />
          {seller?.since && (
            <Typography variant="body2" color="textSecondary">
              {seller.soldCount !== 0 && <>{countText(seller.soldCount, 'sale')} · </>}
              Member since <time dateTime={seller.since}>{formatMonth(seller.since)}</time>
            </Typography>
          )}
          {seller?.answersWithin && (
            <Typography variant="body2" color="textSecondary">
              {answerTimeLabels[seller.answersWithin]}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        <AskSeller product={product} />
        {seller && <FollowButton seller={seller} />}
      </Box>
    </Box>
  );
}
