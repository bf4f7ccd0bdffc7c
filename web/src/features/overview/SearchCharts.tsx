import Box from '@mui/material/Box';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';
import { countText } from './totals.ts';
import type { Searches } from './useOverviewNumbers.ts';

type Props = {
  /** undefined until loaded */
  searches: Searches | undefined;
};

/** The table has all rows. */
const mostDrawn = 10;

/** Searched texts, and those without results, each with its table. */
export function SearchCharts({ searches }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        mt: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextsChart
        title="Searches"
        lead="Searches by at least 5 people."
        label="Searches"
        texts={searches?.frequent}
        of={({ count }) => count}
        empty="No search by 5 people yet."
      />
      <TextsChart
        title="Searches without results"
        lead="Kept for 90 days."
        label="Without results"
        texts={searches?.withoutResults}
        of={({ emptyCount }) => emptyCount}
        empty="No failed searches."
      />
    </Box>
  );
}

type Text = Searches['frequent'][number];

type TextsChartProps = {
  title: string;
  lead: string;
  label: string;
  texts: readonly Text[] | undefined;
  of: (text: Text) => number;
  empty: string;
};

function TextsChart({ title, lead, label, texts, of, empty }: TextsChartProps) {
  const all = texts ?? [];
  const drawn = all.slice(0, mostDrawn);
  return (
    <ChartCard
      title={title}
      lead={lead}
      bars={{
        names: drawn.map(({ text }) => text),
        series: [{ label, color: 'primary', data: drawn.map(of) }],
        formatValue: countText,
        maxHorizontalBars: mostDrawn,
      }}
      isLoading={!texts}
      columns={['Text', 'Searches', 'Without results']}
      rows={all.map(({ text, count, emptyCount }) => ({
        key: text,
        name: text,
        cells: [countText(count), countText(emptyCount)],
      }))}
      empty={empty}
    />
  );
}
