import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HandOverNote_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay, formatMoment } from '../../../lib/time/dates.ts';
import { Tag } from '../../../ui/text/Tag.tsx';

graphql(`
  fragment HandOverNote_payment on Payment {
    id
    handOver {
      status
      handedOverAt
      disputedAt
      problem
    }
  }
`);

/** For admins: the buyer's problem report with its time, or the time of the hand-over. */
export function HandOverNote(props: { payment: FragmentType<HandOverNote_PaymentFragment> }) {
  const { handOver } = unmask<HandOverNote_PaymentFragment>(props.payment);
  if (!handOver) return null;
  const { status, handedOverAt, disputedAt, problem } = handOver;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}>
      {status === 'DISPUTED' && (
        <Tag sx={{ bgcolor: 'error.light', color: 'error.main' }}>Something is wrong</Tag>
      )}
      {disputedAt && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {problem ? `“${problem}”` : 'The account that reported it was deleted'},{' '}
          {formatMoment(disputedAt)}
        </Typography>
      )}
      {handedOverAt && (
        <Typography variant="body2" color="textSecondary">
          Handed over {formatDay(handedOverAt)}
        </Typography>
      )}
    </Box>
  );
}
