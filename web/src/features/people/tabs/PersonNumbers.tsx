import Box from '@mui/material/Box';
import { usePersonNumbersQuery } from '../../../generated/people.ts';
import { numberOrMore } from '../../../lib/countText.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
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
    person: adminPerson(userId: $id) {
      id
      cancelledSaleCount
      user {
        id
        email
      }
    }
    bought: adminPayments(filter: { buyerId: $id }, first: 1) {
      totalCount
    }
  }
`);

/** Among the cancelled sales. */
const cancelled = (email: string, count: number): [string, string, number] => [
  paths.cancelledSales(email),
  'Sales cancelled as seller',
  count,
];

/** A person's numbers of products, of payments as seller and buyer, and of cancelled sales. */
export function PersonNumbers({ id }: { id: string }) {
  // Always fetched: nothing updates these counts in the cache.
  const { data, error, refetch } = usePersonNumbersQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  if (!data && error) return <ErrorState onRetry={() => void refetch()} />;
  const to = (tab: keyof typeof personTabs) => personTabPath(id, tab);
  const person = data?.person;
  const numbers: [path: string, string, number | null | undefined][] = [
    [to('products'), 'Products posted', data?.posted.totalCount],
    [to('sales'), 'Payments as seller', data?.sold.totalCount],
    [to('purchases'), 'Payments as buyer', data?.bought.totalCount],
    ...(person && person.cancelledSaleCount > 0
      ? [cancelled(person.user.email ?? '', person.cancelledSaleCount)]
      : []),
  ];
  return (
    <Box
      component="dl"
      aria-busy={!data}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, m: 0 }}
    >
      {numbers.map(([path, text, number]) => (
        <div key={text}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <TextLink to={path}>{text}</TextLink>
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {number === undefined ? '…' : numberOrMore(number)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
