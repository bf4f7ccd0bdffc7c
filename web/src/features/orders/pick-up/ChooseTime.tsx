import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { ActionDialog_OrderFragment } from '../../../generated/graphql.ts';
import { useChoosePickUpTimeMutation } from '../../../generated/orders.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { formatDayOfWeek, formatHour } from '../../../lib/time/dates.ts';
import { PickUpPlace } from './PickUpPlace.tsx';

type Props = {
  order: FragmentType<ActionDialog_OrderFragment>;
  /** whether it is the next step: the soonest time is the primary action */
  isDue?: boolean;
};

/** The times in the seller's windows, by day. Tapping one makes the appointment. */
export function ChooseTime({ isDue = false, ...props }: Props) {
  const { id, pickUp, pickUpTimes } = unmask<ActionDialog_OrderFragment>(props.order);
  const [choose, { loading }] = useChoosePickUpTimeMutation();
  const [chosenDay, setDay] = useState<string | null>(null);
  if (!pickUpTimes) return null;
  const { place, timeZone, times } = pickUpTimes;
  const dayOf = (time: string) => formatDayOfWeek(time, timeZone);
  const days = [...new Set(times.map(dayOf))];
  const [first = ''] = days;
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : first;
  const agreed = pickUp?.agreed;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, flexBasis: '100%', minWidth: 0 }}>
      {place !== agreed?.place && <PickUpPlace place={place} />}
      <FirstChoices label="Day" noun="days" shown={3}>
        {days.map((one) => {
          const [weekday, date] = one.split(', ');
          return (
            <Button
              key={one}
              variant="outlined"
              color="inherit"
              aria-pressed={one === day}
              onClick={() => setDay(one)}
              sx={chip}
            >
              {weekday}
              <br />
              {date}
            </Button>
          );
        })}
      </FirstChoices>
      <FirstChoices key={day} label={`Times on ${day}`} noun="times" shown={11}>
        {times
          .filter((time) => dayOf(time) === day)
          .map((time) => (
            <Button
              key={time}
              variant={isDue && time === times[0] ? 'contained' : 'outlined'}
              disabled={loading || time === agreed?.at}
              aria-label={`Choose ${day} at ${formatHour(time, timeZone)}`}
              onClick={() => void choose({ variables: { input: { orderId: id, time } } })}
            >
              {formatHour(time, timeZone)}
            </Button>
          ))}
      </FirstChoices>
      <Typography variant="body2" color="textSecondary">
        Times are {zoneName(timeZone)}.
      </Typography>
    </Box>
  );
}

type ChoicesProps = {
  /** the group's name */
  label: string;
  /** a word for the choices, in the plural */
  noun: string;
  /** number of choices shown at first */
  shown: number;
  children: ReactNode[];
};

/** The first choices in a grid, and a button that shows the others. */
function FirstChoices({ label, noun, shown, children }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  // A single hidden choice takes no more space than the button.
  const hasMore = children.length > shown + 1;
  return (
    <Box role="group" aria-label={label} sx={grid}>
      {hasMore && !isOpen ? children.slice(0, shown) : children}
      {hasMore && (
        <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer' : 'More'} {noun}
        </Button>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: 1,
  '& > .MuiButton-root': {
    minWidth: 0,
    minHeight: 38,
    px: 0.25,
    py: 0.5,
    fontSize: '0.875rem',
    lineHeight: 1.3,
  },
} as const;

const chip = {
  display: 'block',
  fontWeight: 400,
  '&.MuiButton-root[aria-pressed=true]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const;
