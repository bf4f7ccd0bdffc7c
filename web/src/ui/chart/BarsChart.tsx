import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion.ts';
import { type Bars, barsHeight } from './bars.ts';

/** So many bars stand so close that a gap between them is as wide as themselves. */
const manyBars = 60;

/**
 * Numbers as bars: upright for periods, lying for names. The table beside it says the same to those who do not see it.
 */
export function BarsChart({ names, series, text, mostLying }: Bars) {
  const isLying = mostLying !== undefined;
  const { vars, palette } = useTheme();
  const colors = (vars ?? { palette }).palette;
  const places = {
    id: 'places',
    scaleType: 'band' as const,
    data: [...names],
    categoryGapRatio: names.length > manyBars ? 0.1 : 0.35,
  };
  const numbers = {
    id: 'numbers',
    min: 0,
    tickNumber: 4,
    tickMinStep: 1,
    // At least one unit long, where there is nothing.
    domainLimit: (_min: unknown, max: unknown) => ({ min: 0, max: Math.max(Number(max), 1) }),
    valueFormatter: (value: number | null) => text(value ?? 0),
  };
  return (
    <ChartsContainer
      aria-hidden
      disableKeyboardNavigation
      height={barsHeight(isLying ? names.length : undefined)}
      margin={{ top: 12, right: isLying ? 16 : 4, bottom: 0, left: 0 }}
      skipAnimation={prefersReducedMotion()}
      xAxis={[isLying ? { ...numbers, height: 28 } : { ...places, height: 28 }]}
      yAxis={[isLying ? { ...places, width: 128 } : { ...numbers, width: 64 }]}
      series={series.map(({ label, color, data, note }) => ({
        type: 'bar' as const,
        label,
        data: [...data],
        stack: 'all',
        layout: isLying ? ('horizontal' as const) : ('vertical' as const),
        color: colors[color].main,
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          note ? `${text(value ?? 0)} ${note(dataIndex)}` : text(value ?? 0),
      }))}
    >
      <ChartsGrid horizontal={!isLying} vertical={isLying} />
      <ChartsAxisHighlight {...(isLying ? { y: 'band' } : { x: 'band' })} />
      <BarPlot borderRadius={4} />
      <ChartsXAxis axisId={isLying ? 'numbers' : 'places'} disableLine disableTicks />
      <ChartsYAxis axisId={isLying ? 'places' : 'numbers'} disableLine disableTicks />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
