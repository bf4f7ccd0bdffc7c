import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Link } from '../../ui/link/Link.tsx';
import { countText, moneyOf, sumOf } from './totals.ts';
import type { OverviewNumbers } from './useOverviewNumbers.ts';

type Tile = {
  name: string;
  /** the screen that lists the counted records; numbers of a range have none */
  to?: string;
  /** it needs somebody's attention unless it is zero */
  isTask?: boolean;
  /** whether it is shown; by default always */
  isShown?: (overview: OverviewNumbers) => boolean;
  value: (overview: OverviewNumbers) => string;
};

const tiles: readonly Tile[] = [
  {
    name: 'Sales',
    value: moneyOf,
  },
  {
    name: 'Products sold',
    value: (overview) => countText(sumOf(overview, 'saleCount')),
  },
  {
    name: 'Products posted',
    value: (overview) => countText(sumOf(overview, 'productCount')),
  },
  {
    name: 'Payments started',
    value: ({ payments }) => countText(payments.reduce((total, { count }) => total + count, 0)),
  },
  {
    name: 'New buyers',
    value: (overview) => countText(sumOf(overview, 'buyerCount')),
  },
  {
    name: 'New sellers',
    value: (overview) => countText(sumOf(overview, 'sellerCount')),
  },
  {
    name: 'Balances overdue now',
    to: paths.overdueBalances(),
    isTask: true,
    value: ({ overdueBalanceCount }) => countText(overdueBalanceCount),
  },
  {
    name: 'Open reports now',
    to: paths.reports,
    isTask: true,
    value: ({ openReportCount }) => countText(openReportCount),
  },
];

const sellersMoney: readonly Tile[] = [
  {
    name: 'Held for sellers',
    value: ({ payouts }) => payouts.held.formatted,
  },
  {
    name: 'Paid to sellers',
    value: ({ payouts }) => payouts.paid.formatted,
  },
  {
    name: 'Owed by sellers',
    isTask: true,
    isShown: ({ payouts }) => payouts.owed.amount > 0,
    value: ({ payouts }) => payouts.owed.formatted,
  },
  {
    name: 'Fees',
    value: ({ payouts }) => payouts.fees.formatted,
  },
  {
    name: 'Failed transfers now',
    to: `${paths.adminPayouts}?show=failed`,
    isTask: true,
    value: ({ payouts }) => countText(payouts.failedCount),
  },
];

type Props = { overview: OverviewNumbers | undefined };

/** The main numbers. Current ones link to the screen that lists the counted records. */
export const OverviewTiles = ({ overview }: Props) => (
  <>
    <Tiles label="Main numbers" tiles={tiles} overview={overview} />
    <Tiles label="Sellers’ money" tiles={sellersMoney} overview={overview} />
  </>
);

type TilesProps = Props & { label: string; tiles: readonly Tile[] };

function Tiles({ label, tiles: shownTiles, overview }: TilesProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        p: 0,
        m: 0,
        mb: 2,
        listStyle: 'none',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
      }}
    >
      {shownTiles.map(({ name, to, isTask, isShown, value }) => {
        if (isShown && !(overview && isShown(overview))) return null;
        const shown = overview && value(overview);
        return (
          <Box component="li" key={name} sx={tile}>
            <Box
              {...(to && { component: Link, to })}
              sx={{
                display: 'flex',
                flexDirection: 'column-reverse',
                justifyContent: 'flex-end',
                gap: 0.25,
                p: { xs: 1.5, md: 2 },
                ...cardFrame,
                color: 'text.primary',
                textDecoration: 'none',
                ...(to && { '&:hover': { bgcolor: 'tint' } }),
              }}
            >
              <Typography component="span" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography
                component="span"
                variant="h3"
                sx={{
                  fontVariantNumeric: 'tabular-nums',
                  overflowWrap: 'anywhere',
                  ...(isTask && shown !== undefined && shown !== '0' && { color: 'error.main' }),
                }}
              >
                {shown ?? <Skeleton width="3ch" />}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** On a phone, the last of an odd number of tiles takes the whole row. */
const tile = {
  display: 'grid',
  minWidth: 0,
  '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
