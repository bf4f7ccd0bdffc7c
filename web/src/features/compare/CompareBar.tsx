import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useChosenProductsQuery } from '../../generated/compare.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { useStoredIds } from '../../lib/storedIds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { compared } from '../browsing/comparedAndSeenProducts.ts';
import { productCount } from '../product/productCount.ts';
import { ChosenProduct } from './ChosenProduct.tsx';

graphql(`
  query ChosenProducts($ids: [ID!]!) {
    productPreviews(ids: $ids) {
      ...ChosenProduct_product
    }
  }
`);

/** The screens that list products. */
const lists = [
  paths.home,
  paths.homeAlias,
  paths.pages,
  patterns.category,
  patterns.product,
  patterns.seller,
  patterns.sellerSold,
];

const height = 64;

/** Keeps page content and scroll targets clear of the bar. */
const roomForBar = { ':root': { '--bottom-bar': `calc(${height}px + var(--tabs-height))` } };

/** The chosen products, at the bottom of the window and above the footer. */
export function CompareBar() {
  const { pathname } = useLocation();
  if (!lists.some((pattern) => matchPath(pattern, pathname))) return null;
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Bar />
    </>
  );
}

function Bar() {
  const ids = useStoredIds(compared);
  const { data, previousData } = useChosenProductsQuery({ variables: { ids: [...ids] } });
  const products =
    (data ?? previousData)?.productPreviews.filter(({ id }) => ids.includes(id)) ?? [];
  useEffect(() => {
    if (!data) return;
    const found = new Set(data.productPreviews.map(({ id }) => id));
    if (ids.some((id) => !found.has(id))) compared.set(ids.filter((id) => found.has(id)));
  }, [data, ids]);
  return (
    <Box
      component="aside"
      aria-label="Products to compare"
      sx={{
        position: 'sticky',
        bottom: 'var(--tabs-height)',
        zIndex: 'fab',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <PageContainer
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          height: height - 1,
        }}
      >
        <Box
          component="ul"
          sx={{
            display: 'flex',
            gap: { xs: 0.5, sm: 1 },
            flex: 1,
            minWidth: 0,
            m: 0,
            p: 0.5,
            listStyle: 'none',
            overflowX: 'auto',
            scrollbarWidth: 'none',
          }}
        >
          {products.map((product) => (
            <ChosenProduct key={product.id} product={product} />
          ))}
        </Box>
        {ids.length > 1 ? (
          <ButtonLink
            to={paths.compare(ids)}
            variant="contained"
            sx={{ flexShrink: 0, px: { xs: 1.5, sm: 2.25 } }}
          >
            Compare ({ids.length})
          </ButtonLink>
        ) : (
          <Typography variant="body2" color="textSecondary">
            Choose one more to compare
          </Typography>
        )}
        <Button
          color="inherit"
          aria-label="Clear the products to compare"
          onClick={clear}
          sx={{ flexShrink: 0, minWidth: 0, px: { xs: 1, sm: 1.5 } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Clear
          </Box>
          <Box component="span" sx={{ display: { xs: 'flex', sm: 'none' } }}>
            <Icon path={mdiClose} />
          </Box>
        </Button>
        <Announcement count={ids.length} />
      </PageContainer>
    </Box>
  );
}

function clear() {
  compared.set([]);
  // The focused button has disappeared.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Screen readers announce a live region only when its text changes. */
function Announcement({ count }: { count: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(`${productCount(count)} chosen to compare`);
  }, [count]);
  return (
    <div role="status">
      <HiddenText>{text}</HiddenText>
    </div>
  );
}
