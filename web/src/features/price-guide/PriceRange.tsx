import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import Box from '@mui/material/Box';
import { type MarkedPrice, type Range, rangeInWords } from './priceGuideTexts.ts';

type Props = Range & { marked: MarkedPrice | null };

const height = 72;
const lineAt = 34;
/** Positions in percent of the width; prices beyond are shown at the edge. */
const [start, end] = [22, 78];

/** A price range as a bar, with its middle as a line and the compared price as a dot. */
export function PriceRange({ marked, ...range }: Props) {
  const { low, typical, high, currency } = range;
  const placeOf = (amount: number) => {
    if (high === low) return amount === low ? 50 : amount < low ? 4 : 96;
    const place = start + ((amount - low) / (high - low)) * (end - start);
    return Math.min(96, Math.max(4, place));
  };
  const [from, middle, to] = [low, typical, high].map(placeOf) as [number, number, number];
  return (
    <Box
      component="svg"
      role="img"
      aria-label={rangeInWords(range, marked)}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 480,
        height,
        my: 0.5,
        '& text': { fontSize: 12, fill: 'currentColor', textAnchor: 'middle' },
      }}
    >
      <Box component="g" sx={{ stroke: 'currentColor', color: 'text.disabled' }}>
        <line x1="2%" x2="98%" y1={lineAt} y2={lineAt} strokeWidth={2} strokeLinecap="round" />
      </Box>
      <Box component="g" sx={{ color: 'primary.main', stroke: 'currentColor' }}>
        <line x1={`${from}%`} x2={`${to}%`} y1={lineAt} y2={lineAt} strokeWidth={8} />
        <line x1={`${middle}%`} x2={`${middle}%`} y1={lineAt - 9} y2={lineAt + 9} strokeWidth={3} />
      </Box>
      <Box component="g" sx={{ color: 'text.secondary' }}>
        <text x={`${middle}%`} y={lineAt - 16}>
          Typical {formatShortMoney(typical, currency)}
        </text>
        <text x={`${from}%`} y={lineAt + 28}>
          {formatShortMoney(low, currency)}
        </text>
        {low !== high && (
          <text x={`${to}%`} y={lineAt + 28}>
            {formatShortMoney(high, currency)}
          </text>
        )}
      </Box>
      {marked && (
        <Box component="g" sx={{ color: 'text.primary', stroke: 'background.paper' }}>
          <Box
            component="circle"
            cx={`${placeOf(marked.amount)}%`}
            cy={lineAt}
            r={7}
            sx={{ fill: 'currentColor', strokeWidth: 2 }}
          />
        </Box>
      )}
    </Box>
  );
}
