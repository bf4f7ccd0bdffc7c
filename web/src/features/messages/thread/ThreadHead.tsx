import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ThreadHead_ThreadFragment } from '../../../generated/graphql.ts';
import { accountName } from '../../../lib/accountName.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { MakeOffer } from '../../offers/product-page/MakeOffer.tsx';
import { useSession } from '../../session/session.ts';
import { otherSide } from '../otherSide.ts';
import { ThreadPicture } from '../ThreadPicture.tsx';
import { BlockButton } from './BlockButton.tsx';

graphql(`
  fragment ThreadHead_thread on Thread {
    buyer {
      name
    }
    seller {
      name
    }
    product {
      productName
      inStock
      resalePrice {
        ...PriceText_money
      }
      ...MakeOffer_product
    }
    viewerHasBlocked
    ...ThreadPicture_thread
  }
`);

/** A thread's other side and product, with a link back to all threads if they aren't visible. */
export function ThreadHead(props: { thread: FragmentType<ThreadHead_ThreadFragment> }) {
  const thread = unmask<ThreadHead_ThreadFragment>(props.thread);
  const { product, seller, viewerHasBlocked } = thread;
  const other = otherSide(thread, useSession().user?.uid);
  const name = accountName(other);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        component={Link}
        to={paths.messages}
        color="inherit"
        aria-label="All messages"
        sx={{ display: { lg: 'none' }, ml: -1, mr: -1 }}
      >
        <Icon path={mdiArrowLeft} size={22} />
      </IconButton>
      <Box sx={{ width: 48, flexShrink: 0 }}>
        <ThreadPicture thread={thread} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h1" noWrap sx={{ fontWeight: 600 }}>
          {other && other.id === seller?.id ? (
            <TextLink to={paths.seller(other.id)} color="inherit">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {product && product.inStock !== 'REMOVED' ? (
            <TextLink to={paths.product(product.id)} color="inherit">
              {product.productName}
            </TextLink>
          ) : (
            (product?.productName ?? 'Deleted product')
          )}
        </Typography>
      </Box>
      {other && <BlockButton userId={other.id} name={name} isBlocked={viewerHasBlocked} />}
      {product && product.inStock !== 'REMOVED' && (
        <Box sx={deal}>
          <PriceText price={product.resalePrice} />
          <MakeOffer product={product} size="small" variant="outlined" />
        </Box>
      )}
    </Box>
  );
}

/** The price and the action to change it, beside the names. On a phone it is below them, and only with an action. */
const deal = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  '&:has(button)': { display: 'flex', flexBasis: { xs: '100%', sm: 'auto' } },
} as const;
