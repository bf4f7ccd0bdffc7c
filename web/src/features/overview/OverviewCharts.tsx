import { formatShortMoney, toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import Box from '@mui/material/Box';
import type { OverviewInterval } from '../../generated/graphql.ts';
import { useConfig } from '../../lib/config.ts';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';
import { paymentStatusLabels } from '../payments/paymentStatusLabels.ts';
import { longLabel, shortLabel } from './periodLabels.ts';
import { countText, moneyText } from './totals.ts';
import type { OverviewNumbers } from './useOverviewNumbers.ts';

type Props = {
  /** undefined until loaded */
  overview: OverviewNumbers | undefined;
  interval: OverviewInterval;
};

/** The table has all rows. */
const mostDrawn = 10;

/** The overview's charts, each with its table. */
export function OverviewCharts(props: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gridColumn: '1 / -1', minWidth: 0 }}>
        <MoneyChart {...props} />
      </Box>
      <PeriodChart
        {...props}
        title="Products sold"
        lead="By date of payment, or of the first half."
        numbers={[{ label: 'Sold', of: ({ saleCount }) => saleCount }]}
      />
      <PeriodChart
        {...props}
        title="New products"
        lead="Posted in this period."
        numbers={[{ label: 'Posted', of: ({ productCount }) => productCount }]}
      />
      <PeriodChart
        {...props}
        title="New people"
        lead="Excludes deleted accounts."
        numbers={[
          { label: 'Buyers', of: ({ buyerCount }) => buyerCount },
          { label: 'Sellers', of: ({ sellerCount }) => sellerCount },
        ]}
      />
      <PaymentsByStatus {...props} />
      <CategoriesInStock {...props} />
      <CategoriesSold {...props} />
    </Box>
  );
}

type Period = OverviewNumbers['periods'][number];

const nothing = 'Nothing in this period.';
const colors = ['primary', 'info'] as const;

function MoneyChart({ overview, interval }: Props) {
  const periods = overview?.periods ?? [];
  const currency = useConfig().currency.toUpperCase();
  const major = ({ money }: Period) => toMajor(money[0]?.amount ?? 0, currency);
  return (
    <ChartCard
      title="Net sales"
      lead={`After refunds, in ${currency}.`}
      bars={{
        names: periods.map((period) => shortLabel(period, interval)),
        series: [{ label: 'Paid', color: 'primary', data: periods.map(major) }],
        formatValue: (value) => formatShortMoney(toMinor(value, currency), currency),
      }}
      isLoading={!overview}
      columns={['Days', 'Paid']}
      rows={periods.toReversed().map((period) => ({
        key: period.from,
        name: longLabel(period, interval),
        cells: [moneyText(period.money)],
      }))}
      empty={nothing}
    />
  );
}

type PeriodChartProps = Props & {
  title: string;
  lead: string;
  numbers: readonly { label: string; of: (period: Period) => number }[];
};

function PeriodChart({ overview, interval, title, lead, numbers }: PeriodChartProps) {
  const periods = overview?.periods ?? [];
  return (
    <ChartCard
      title={title}
      lead={lead}
      bars={{
        names: periods.map((period) => shortLabel(period, interval)),
        series: numbers.map(({ label, of }, index) => ({
          label,
          color: colors[index] ?? 'primary',
          data: periods.map(of),
        })),
        formatValue: countText,
      }}
      isLoading={!overview}
      columns={['Days', ...numbers.map(({ label }) => label)]}
      rows={periods.toReversed().map((period) => ({
        key: period.from,
        name: longLabel(period, interval),
        cells: numbers.map(({ of }) => countText(of(period))),
      }))}
      empty={nothing}
    />
  );
}

/** Sorts by number, descending; ties keep their order, by title. */
const greatestFirst = <Item,>(items: readonly Item[], of: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => of(other) - of(one));

function CategoriesInStock({ overview }: Props) {
  const sorted = greatestFirst(
    overview?.categories ?? [],
    ({ category }) => category.availableCount,
  );
  const drawn = sorted.slice(0, mostDrawn);
  return (
    <ChartCard
      title="Categories by stock"
      lead="The ten with the most products for sale now."
      bars={{
        names: drawn.map(({ category }) => category.title),
        series: [
          {
            label: 'For sale',
            color: 'primary',
            data: drawn.map(({ category }) => category.availableCount),
          },
        ],
        formatValue: countText,
        maxHorizontalBars: mostDrawn,
      }}
      isLoading={!overview}
      columns={['Category', 'For sale']}
      rows={sorted.map(({ category }) => ({
        key: category.id,
        name: category.title,
        cells: [countText(category.availableCount)],
      }))}
      empty="Nothing is for sale."
    />
  );
}

function CategoriesSold({ overview }: Props) {
  const sorted = greatestFirst(overview?.categories ?? [], ({ saleCount }) => saleCount);
  const drawn = sorted.slice(0, mostDrawn);
  return (
    <ChartCard
      title="Categories by sale"
      lead="The ten best-selling categories in this period."
      bars={{
        names: drawn.map(({ category }) => category.title),
        series: [
          {
            label: 'Sold',
            color: 'primary',
            data: drawn.map(({ saleCount }) => saleCount),
          },
        ],
        formatValue: countText,
        maxHorizontalBars: mostDrawn,
      }}
      isLoading={!overview}
      columns={['Category', 'Sold', 'Paid']}
      rows={sorted.map(({ category, saleCount, money }) => ({
        key: category.id,
        name: category.title,
        cells: [countText(saleCount), moneyText(money)],
      }))}
      empty="Nothing was sold in this period."
    />
  );
}

function PaymentsByStatus({ overview }: Props) {
  const payments = overview?.payments ?? [];
  const states = Object.keys(paymentStatusLabels).length;
  return (
    <ChartCard
      title="Payments by status"
      lead="Started in this period, by current status."
      bars={{
        names: payments.map(({ status }) => paymentStatusLabels[status]),
        series: [{ label: 'Payments', color: 'primary', data: payments.map(({ count }) => count) }],
        formatValue: countText,
        maxHorizontalBars: states,
      }}
      isLoading={!overview}
      columns={['State', 'Payments']}
      rows={payments.map(({ status, count }) => ({
        key: status,
        name: paymentStatusLabels[status],
        cells: [countText(count)],
      }))}
      empty="No payments in this period."
    />
  );
}
