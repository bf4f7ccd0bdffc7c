import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HandOverCodeCard_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionsAt } from './actionLabels.ts';

graphql(`
  fragment HandOverCodeCard_order on Order {
    hasOpenProblem
    viewerActions
    seller {
      name
      state
    }
    handOverCode {
      code
      triesLeft
    }
    ...ActionDialog_order
  }
`);

/** The buyer's code in large digits, to show at the hand-over. Nothing for others, or while a problem is open. */
export function HandOverCodeCard(props: { order: FragmentType<HandOverCodeCard_OrderFragment> }) {
  const order = unmask<HandOverCodeCard_OrderFragment>(props.order);
  const { hasOpenProblem, handOverCode, seller, viewerActions } = order;
  // Nobody can enter the code if the seller's account is deleted.
  if (!handOverCode?.code || hasOpenProblem || seller.state === 'DELETED') return null;
  const { code, triesLeft } = handOverCode;
  const renew = (variant: 'contained' | 'text') =>
    actionsAt('code', viewerActions).map((action) => (
      <ActionButton key={action} action={action} order={order} size="small" variant={variant} />
    ));
  return (
    <OrderCard title="Your hand-over code">
      <Box
        component="output"
        aria-label={`Your code: ${[...code].join(' ')}`}
        sx={{
          display: 'flex',
          gap: 1,
          fontSize: { xs: '2.25rem', md: '2.75rem' },
          fontWeight: 700,
          lineHeight: 1.1,
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: '0.14em',
          color: triesLeft === 0 ? 'text.disabled' : 'text.primary',
          textDecoration: triesLeft === 0 ? 'line-through' : 'none',
        }}
      >
        <span aria-hidden>{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '58ch' }}>
        {triesLeft === 0
          ? 'The code was entered wrongly too often. Get a new one.'
          : `Check the product first. Then show the code to ${seller.name}: it proves the hand-over.`}
      </Typography>
      {triesLeft === 0 ? (
        <Box sx={{ mt: 1.5 }}>{renew('contained')}</Box>
      ) : (
        <Box component="details" sx={{ mt: 1.5, typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
            Did somebody else see it?
          </Box>
          {renew('text')}
        </Box>
      )}
    </OrderCard>
  );
}
