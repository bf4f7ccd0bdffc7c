import Box from '@mui/material/Box';
import { usePersonNumbersQuery } from '../../../generated/person.ts';
import { numberOrMore } from '../../../lib/countText.ts';
import { graphql } from '../../../lib/graphql.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { personTabPath, type personTabs } from './personTabs.ts';

graphql(`
  query PersonNumbers($id: ID!) {
    posted: adminProducts(filter: { sellerId: $id }, first: 1) {
      totalCount
    }
    sold: adminPayments(filter: { sellerId: $id }, first: 1) {
      totalCount
    }
    bought: adminPayments(filter: { buyerId: $id }, first: 1) {
      totalCount
    }
  }
`);

/** A person's numbers of products and of payments, as seller and buyer. */
export function PersonNumbers({ id }: { id: string }) {
  // Always fetched: nothing updates these counts in the cache.
  const { data, error, refetch } = usePersonNumbersQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  if (!data && error) return <ErrorState onRetry={() => void refetch()} />;
  const numbers: [keyof typeof personTabs, string, number | null | undefined][] = [
    ['products', 'Products posted', data?.posted.totalCount],
    ['sales', 'Payments as seller', data?.sold.totalCount],
    ['purchases', 'Payments as buyer', data?.bought.totalCount],
  ];
  return (
    <Box
      component="dl"
      aria-busy={!data}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, m: 0 }}
    >
      {numbers.map(([tab, text, number]) => (
        <div key={tab}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <TextLink to={personTabPath(id, tab)}>{text}</TextLink>
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {number === undefined ? '…' : numberOrMore(number)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
