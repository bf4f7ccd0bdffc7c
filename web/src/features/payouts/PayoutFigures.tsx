import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayoutFigures_PayoutSummaryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment PayoutFigures_payoutSummary on PayoutSummary {
    waiting {
      formatted
    }
    available {
      formatted
    }
    onItsWay {
      formatted
    }
    paidOut {
      formatted
    }
    owed {
      amount
      formatted
    }
  }
`);

type Props = { summary: FragmentType<PayoutFigures_PayoutSummaryFragment> };

/** The payout totals, each with its explanation. */
export function PayoutFigures(props: Props) {
  const { waiting, available, onItsWay, paidOut, owed } =
    unmask<PayoutFigures_PayoutSummaryFragment>(props.summary);
  const figures = [
    { name: 'Available', value: available, text: 'Next to be sent to you.' },
    { name: 'Waiting', value: waiting, text: 'The list below says what each sale waits for.' },
    { name: 'On its way', value: onItsWay, text: 'Sent, but not at your bank yet.' },
    { name: 'Paid out', value: paidOut, text: 'It has arrived at your bank.' },
    ...(owed.amount > 0
      ? [{ name: 'Owed', value: owed, text: 'After refunds. We keep it from your next sales.' }]
      : []),
  ];
  return (
    <Box
      component="dl"
      aria-label="Where your money is"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        m: 0,
        mb: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${figures.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {figures.map(({ name, value, text }) => (
        <Box
          key={name}
          sx={{
            p: { xs: 1.5, md: 2 },
            border: 1,
            borderColor: name === 'Owed' ? 'warning.main' : 'divider',
            borderRadius: '12px',
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            {value.formatted}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
