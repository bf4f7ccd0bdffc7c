import Box from '@mui/material/Box';

type Props = {
  name: string;
  note?: string | null;
  /** a transaction id */
  code?: string;
  /** formatted */
  amount: string;
  isSum?: boolean;
};

export function MoneyLine({ name, note, code, amount, isSum = false }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        fontWeight: isSum ? 700 : 400,
      }}
    >
      <dt>
        {name}
        {note && (
          <Box component="span" sx={small}>
            {note}
          </Box>
        )}
        {code && (
          <Box
            component="code"
            title="Transaction id"
            sx={[small, { overflowWrap: 'anywhere', fontSize: '0.75rem' }]}
          >
            {code}
          </Box>
        )}
      </dt>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Box>
    </Box>
  );
}

const small = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 400,
} as const;
