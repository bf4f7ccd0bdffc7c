import { formatShortMoney, toMajor, toMinor } from '@fitness-zone/contract/money.ts';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { prefersReducedMotion } from '../../../../lib/prefersReducedMotion.ts';
import { chartHeight, type Sales, shortMonthOf } from './sales.ts';

/** What was sold in each month, as bars. The table beside it says the same to those who do not see it. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { vars, palette } = useTheme();
  const currency = sales[0]?.amount.currency ?? '';
  const money = (major: number | null) => formatShortMoney(toMinor(major ?? 0, currency), currency);
  return (
    <ChartsContainer
      aria-hidden
      disableKeyboardNavigation
      height={chartHeight}
      margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
      skipAnimation={prefersReducedMotion()}
      xAxis={[
        {
          ...{ id: 'months', scaleType: 'band', height: 28, categoryGapRatio: 0.35 },
          data: sales.map(({ month }) => shortMonthOf(month)),
        },
      ]}
      yAxis={[
        // At least one unit high, where nothing was sold.
        {
          id: 'money',
          width: 64,
          min: 0,
          domainLimit: (_min, max) => ({ min: 0, max: Math.max(Number(max), 1) }),
          valueFormatter: money,
          tickNumber: 4,
        },
      ]}
      series={[
        {
          type: 'bar',
          data: sales.map(({ amount }) => toMajor(amount.amount, currency)),
          color: vars?.palette.primary.main ?? palette.primary.main,
          label: 'Sold for',
          valueFormatter: (major, { dataIndex }) => `${money(major)} (${sales[dataIndex]?.count})`,
        },
      ]}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="band" />
      <BarPlot borderRadius={4} />
      <ChartsXAxis axisId="months" disableLine disableTicks />
      <ChartsYAxis axisId="money" disableLine disableTicks />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
