import { mdiToggleSwitch, mdiToggleSwitchOffOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCompareQuery } from '../../generated/compare.ts';
import type { ComparedProduct_ProductFragment } from '../../generated/graphql.ts';
import { graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { compared, mostCompared } from '../browsing/comparedAndSeenProducts.ts';
import { useUnits } from '../units/useUnits.ts';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type ComparedIds, takenIds } from './comparedIds.ts';
import { factRows } from './factRows.ts';
import { HowToBegin } from './HowToBegin.tsx';
import { differs, rows } from './rows.tsx';

graphql(`
  fragment ComparedProduct_product on Product {
    productName
    inStock
    condition
    yearsOfUsedProduct
    location
    postedTime
    sellerName
    seller {
      verified
    }
    category {
      title
    }
    originalPrice {
      amount
    }
    resalePrice {
      amount
      currency
      formatted
      ...PriceText_money
    }
    ...ComparedHead_product
    ...ConditionBadge_product
    ...Facts_product
    ...OriginalPrice_product
    ...PreviousPrice_product
    ...StockTag_product
    ...AddToList_product
    ...LocationText_product
  }
`);

graphql(`
  query Compare($ids: [ID!]!) {
    productPreviews(ids: $ids) {
      ...ComparedProduct_product
    }
  }
`);

/** The products in the address side by side, and a note about those that can't be shown. */
export function Comparison({ asked: { ids, beyond } }: { asked: ComparedIds }) {
  const { data, error, refetch } = useCompareQuery({ variables: { ids: takenIds(ids) } });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const units = useUnits();
  const navigate = useNavigate();
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <ComparisonSkeleton ids={takenIds(ids)} />
    );
  }
  const products = unmask<ComparedProduct_ProductFragment>(data.productPreviews);
  const known = products.map(({ id }) => id);
  const missing = ids.length - known.length;
  const all = [...rows, ...factRows(products, units)];
  const different = all.filter((row) => differs(row, products));

  function show(next: readonly string[]) {
    compared.set(compared.get().filter((id) => next.includes(id) || !ids.includes(id)));
    void navigate(paths.compare(next));
  }

  return (
    <>
      {beyond > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This link has {ids.length + beyond} products. We compare the first {mostCompared}.
        </Alert>
      )}
      {missing > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => show(known)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Remove {missing === 1 ? 'it' : 'them'}
            </Button>
          }
        >
          {missing === 1
            ? 'One of these products is no longer in the shop.'
            : `${missing} of these products are no longer in the shop.`}
        </Alert>
      )}
      {products.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
          <Button
            role="switch"
            aria-checked={onlyDifferences}
            color="inherit"
            startIcon={
              <Icon
                path={onlyDifferences ? mdiToggleSwitch : mdiToggleSwitchOffOutline}
                size={28}
              />
            }
            onClick={() => setOnlyDifferences(!onlyDifferences)}
            sx={{ px: 1, mx: -1, '& svg': { color: onlyDifferences ? 'primary.main' : 'inherit' } }}
          >
            Show only differences
          </Button>
          <Typography role="status" variant="body2" color="textSecondary">
            {different.length} of {all.length} rows differ
          </Typography>
        </Box>
      )}
      {products.length > 0 && (
        <ComparisonTable
          products={products}
          rows={onlyDifferences && products.length > 1 ? different : all}
          onRemove={(id) => show(ids.filter((other) => other !== id))}
        />
      )}
      {products.length < 2 && <HowToBegin />}
    </>
  );
}
