import Box from '@mui/material/Box';
import type { TimeLine_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { timeLineSteps } from './timeLineSteps.ts';

graphql(`
  fragment TimeLine_payment on Payment {
    id
    paidAt
    amount {
      formatted
    }
    handOver {
      status
      handedOverAt
      disputedAt
      refundedAt
    }
    balance {
      status
      amount {
        formatted
      }
      paidAt
      cancelledAt
    }
  }
`);

/** A sale's events with times, one per line. */
export function TimeLine(props: { payment: FragmentType<TimeLine_PaymentFragment> }) {
  const steps = timeLineSteps(unmask<TimeLine_PaymentFragment>(props.payment));
  if (steps.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label="History"
      sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem', textAlign: 'start' }}
    >
      {steps.map(({ name, at }) => (
        <Box component="li" key={name} sx={at ? reached : ahead}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>{' '}
          <Box component="span" sx={{ display: 'inline-block', color: 'text.secondary' }}>
            {at ? <time dateTime={at}>{formatMoment(at)}</time> : 'not yet'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const step = {
  position: 'relative',
  paddingInlineStart: 2.25,
  paddingBlock: 0.25,
  // A dot for the step, and the line to the next one.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 9,
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'success.main',
    boxSizing: 'border-box',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    insetBlockStart: 18,
    insetBlockEnd: -8,
    width: 2,
    backgroundColor: 'divider',
  },
} as const;

const reached = { ...step, '&::before': { ...step['&::before'], backgroundColor: 'success.main' } };
const ahead = { ...step, '&::before': { ...step['&::before'], borderColor: 'text.secondary' } };
