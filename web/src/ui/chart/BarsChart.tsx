import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion.ts';
import { truncate } from '../../lib/text.ts';
import { type Bars, barsHeight } from './bars.ts';

/** Letters beside a horizontal bar; its tooltip has the whole name. */
const longestName = 16;

/** Above this many bars, the gaps between them are narrower. */
const manyBars = 60;

/**
 * Numbers as bars: vertical for periods, horizontal for names. The table beside it has the same data for screen
 * readers.
 */
export function BarsChart({ names, series, formatValue, maxHorizontalBars }: Bars) {
  const isHorizontal = maxHorizontalBars !== undefined;
  const { vars, palette } = useTheme();
  const colors = (vars ?? { palette }).palette;
  const categories = {
    id: 'categories',
    scaleType: 'band' as const,
    data: [...names],
    ...(isHorizontal && { valueFormatter: shownName }),
    categoryGapRatio: names.length > manyBars ? 0.1 : 0.35,
  };
  const values = {
    id: 'values',
    min: 0,
    tickNumber: 4,
    tickMinStep: 1,
    // At least one unit long, even if all numbers are 0.
    domainLimit: (_min: unknown, max: unknown) => ({ min: 0, max: Math.max(Number(max), 1) }),
    valueFormatter: (value: number | null) => formatValue(value ?? 0),
  };
  return (
    <ChartsContainer
      aria-hidden
      disableKeyboardNavigation
      height={barsHeight(isHorizontal ? names.length : undefined)}
      margin={{ top: 12, right: isHorizontal ? 16 : 4, bottom: 0, left: 0 }}
      skipAnimation={prefersReducedMotion()}
      xAxis={[isHorizontal ? { ...values, height: 28 } : { ...categories, height: 28 }]}
      yAxis={[isHorizontal ? { ...categories, width: 128 } : { ...values, width: 64 }]}
      series={series.map(({ label, color, data, note }) => ({
        type: 'bar' as const,
        label,
        data: [...data],
        stack: 'all',
        layout: isHorizontal ? ('horizontal' as const) : ('vertical' as const),
        color: colors[color].main,
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          note ? `${formatValue(value ?? 0)} ${note(dataIndex)}` : formatValue(value ?? 0),
      }))}
    >
      <ChartsGrid horizontal={!isHorizontal} vertical={isHorizontal} />
      <ChartsAxisHighlight {...(isHorizontal ? { y: 'band' } : { x: 'band' })} />
      <BarPlot borderRadius={4} />
      <ChartsXAxis axisId={isHorizontal ? 'values' : 'categories'} disableLine disableTicks />
      <ChartsYAxis axisId={isHorizontal ? 'categories' : 'values'} disableLine disableTicks />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}

const shownName = (name: string, { location }: { location: string }): string =>
  location === 'tick' ? truncate(name, longestName) : name;
