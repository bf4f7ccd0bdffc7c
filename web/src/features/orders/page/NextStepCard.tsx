import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NextStep_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { nextStepOf, stepTimes } from '../nextStep.ts';
import { useOrderSide } from '../orderSide.ts';

type Props = {
  order: FragmentType<NextStep_OrderFragment>;
  /** buttons for the next step */
  actions?: ReactNode;
  /** content once no step follows */
  done?: ReactNode;
  /** toggles the content that a narrow window collapses below the card */
  details?: { isOpen: boolean; toggle: () => void; id: string };
};

const over = { borderColor: 'divider', bgcolor: 'background.paper' };
const urgent = { borderColor: 'warning.main', bgcolor: 'warning.light' };
const usual = { borderColor: 'primary.main', bgcolor: 'tint' };

/** In a narrow window the card stays in view above the conversation, between the page's bars. */
const bar = {
  position: { xs: 'sticky', lg: 'static' },
  top: 72,
  zIndex: 2,
  maxHeight: { xs: 'calc(100dvh - 152px)', lg: 'none' },
  overflowY: { xs: 'auto', lg: 'visible' },
} as const;

export function NextStepCard({ actions, done, details, ...props }: Props) {
  const order = unmask<NextStep_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const now = useNow(stepTimes(order));
  const { title, when, text, ...step } = nextStepOf(order, side, now);
  return (
    <Box
      component="section"
      aria-label="Next step"
      sx={[
        {
          border: 1,
          ...(step.isOver ? over : step.isUrgent ? urgent : usual),
          borderRadius: '12px',
          p: { xs: 2, md: 3 },
        },
        details !== undefined && bar,
      ]}
    >
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {when && <Typography sx={{ mt: 0.75 }}>{when}</Typography>}
      {text && (
        <Typography
          sx={{
            mt: when ? 0 : 0.75,
            maxWidth: '62ch',
            display: { xs: details && !details.isOpen ? 'none' : 'block', lg: 'block' },
          }}
        >
          {text}
        </Typography>
      )}
      {actions}
      {step.isOver && done}
      {details && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={details.isOpen}
          aria-controls={details.id}
          endIcon={<Icon path={details.isOpen ? mdiChevronUp : mdiChevronDown} size={18} />}
          onClick={details.toggle}
          sx={{ display: { lg: 'none' }, mt: 1, mb: -1, ml: -0.5 }}
        >
          {details.isOpen ? 'Hide details' : 'Details, payment and pick-up'}
        </Button>
      )}
    </Box>
  );
}
