import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import type { OrderTimeline_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDeadline, formatFullMoment, formatMoment } from '../../../lib/time/dates.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { useOrderSide } from '../orderSide.ts';
import { eventText } from './eventTexts.ts';

graphql(`
  fragment OrderTimeline_order on Order {
    state
    hasOpenProblem
    disputed
    buyer {
      userId
      name
    }
    seller {
      userId
      name
    }
    handOverProof
    cancellation {
      reason
    }
    pickUp {
      agreed {
        timeZone
      }
    }
    timeline {
      kind
      at
      isComing
      by
      amount {
        amount
        currency
        formatted
      }
    }
  }
`);

type Props = {
  order: FragmentType<OrderTimeline_OrderFragment>;
  /** by default all events of the order */
  events?: readonly Event[];
};

/** An order's steps with their dates. */
export function OrderTimeline(props: Props) {
  const order = unmask<OrderTimeline_OrderFragment>(props.order);
  const { events = order.timeline } = props;
  const side = useOrderSide(order);
  return (
    <Box component="ol" aria-label="Timeline" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event, index) => {
        const { kind, at, isComing, amount } = event;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind can come twice, at one moment, too.
          <Box component="li" key={`${kind} ${at} ${index}`} sx={step}>
            <Box component="span" sx={isComing ? coming : done}>
              {!isComing && <Icon path={mdiCheck} size={14} />}
            </Box>
            <Box sx={{ minWidth: 0, pb: 2.5 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {isComing && <HiddenText>Coming: </HiddenText>}
                  {eventText(event, order, side)}
                </Box>
                {amount && (
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
                    {amount.formatted}
                  </Box>
                )}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {at ? (
                  <time dateTime={at} title={formatFullMoment(at)}>
                    {dateText(event, at, order.pickUp?.agreed?.timeZone)}
                  </time>
                ) : (
                  'No date yet'
                )}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

type Event = OrderTimeline_OrderFragment['timeline'][number];

/** Appointments show a local time, other coming events a deadline. */
function dateText({ kind, isComing }: Event, at: string, timeZone: string | undefined): string {
  if (!isComing) return formatMoment(at);
  if (kind !== 'HAND_OVER' || !timeZone) return `By ${formatDeadline(at)}`;
  return `${formatMoment(at, { timeZone })} (${zoneName(timeZone)})`;
}

const step = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 1.5,
  // The line to the next step.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 11,
    insetBlock: '24px 0',
    width: 2,
    bgcolor: 'divider',
  },
  '&:last-of-type > div': { pb: 0 },
} as const;

const dot = {
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
} as const;

const done = { ...dot, bgcolor: 'primary.main', color: 'primary.contrastText' };
const coming = {
  ...dot,
  border: '2px dashed',
  borderColor: 'line.strong',
  bgcolor: 'background.paper',
};
