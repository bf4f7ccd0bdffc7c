import Box from '@mui/material/Box';
import { usePersonNumbersQuery } from '../../../generated/people.ts';
import { numberOrMore } from '../../../lib/countText.ts';
import { graphql } from '../../../lib/graphql.ts';
import { signedInPaths } from '../../../lib/signedInPaths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { personTabPath, type personTabs } from './personTabs.ts';

graphql(`
  query PersonNumbers($id: ID!) {
    problemsAsSeller: adminOrders(filter: { sellerId: $id, hasOpenProblem: true }, first: 1) {
      totalCount
    }
    problemsAsBuyer: adminOrders(filter: { buyerId: $id, hasOpenProblem: true }, first: 1) {
      totalCount
    }
    reports: adminReports(filter: { userId: $id, state: OPEN }, first: 1) {
      totalCount
    }
    posted: adminProducts(filter: { sellerId: $id }, first: 1) {
      totalCount
    }
    sold: adminPayments(filter: { sellerId: $id }, first: 1) {
      totalCount
    }
    person: adminPerson(userId: $id) {
      cancelledSaleCount
    }
    bought: adminPayments(filter: { buyerId: $id }, first: 1) {
      totalCount
    }
  }
`);

type Line = [path: string, text: string, number: number | null | undefined];

/** A person's numbers: open matters first, then money, products and cancelled sales. */
export function PersonNumbers({ id }: { id: string }) {
  // Always fetched, since nothing updates these counts in the cache.
  const { data, error, refetch } = usePersonNumbersQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  if (!data && error) return <ErrorState onRetry={() => void refetch()} />;
  const to = (tab: keyof typeof personTabs) => personTabPath(id, tab);
  const ifAny = (...[path, text, number]: Line): Line[] => (number ? [[path, text, number]] : []);
  const numbers: Line[] = [
    ...ifAny(
      signedInPaths.ordersOf('seller', id, 'problem'),
      'Open problems as seller',
      data?.problemsAsSeller.totalCount,
    ),
    ...ifAny(
      signedInPaths.ordersOf('buyer', id, 'problem'),
      'Open problems as buyer',
      data?.problemsAsBuyer.totalCount,
    ),
    ...ifAny(to('reports'), 'Reports to decide', data?.reports.totalCount),
    [to('sales'), 'Payments as seller', data?.sold.totalCount],
    [to('purchases'), 'Payments as buyer', data?.bought.totalCount],
    [to('products'), 'Products posted', data?.posted.totalCount],
    ...ifAny(
      signedInPaths.ordersOf('seller', id, 'cancelled'),
      'Sales cancelled as seller',
      data?.person?.cancelledSaleCount,
    ),
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
            {/* The lists have no address until the person is known. */}
            {data?.person ? <TextLink to={path}>{text}</TextLink> : text}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {number === undefined ? '…' : numberOrMore(number)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
