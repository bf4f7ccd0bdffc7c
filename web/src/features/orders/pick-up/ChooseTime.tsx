import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ActionDialog_OrderFragment } from '../../../generated/graphql.ts';
import { useChoosePickUpTimeMutation } from '../../../generated/orders.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { formatDayOfWeek, formatHour } from '../../../lib/time/dates.ts';
import { PickUpPlace } from './PickUpPlace.tsx';

/** The times in the seller's windows, by day. A tap on one is the appointment. */
export function ChooseTime(props: { order: FragmentType<ActionDialog_OrderFragment> }) {
  const { id, pickUp, pickUpTimes } = unmask<ActionDialog_OrderFragment>(props.order);
  const [choose, { loading }] = useChoosePickUpTimeMutation();
  const [chosenDay, setDay] = useState<string | null>(null);
  if (!pickUpTimes) return null;
  const { place, timeZone, times } = pickUpTimes;
  const dayOf = (time: string) => formatDayOfWeek(time, timeZone);
  const days = [...new Set(times.map(dayOf))];
  const [first = ''] = days;
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : first;
  const agreed = pickUp?.agreed?.at;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, flexBasis: '100%', minWidth: 0 }}>
      <PickUpPlace place={place} />
      <Box role="group" aria-label="Day" sx={row}>
        {days.slice(0, mostDays).map((one) => (
          <Button
            key={one}
            size="small"
            color={one === day ? 'primary' : 'inherit'}
            aria-pressed={one === day}
            onClick={() => setDay(one)}
            sx={one === day ? { bgcolor: 'background.paper', fontWeight: 700 } : {}}
          >
            {one}
          </Button>
        ))}
      </Box>
      <Box role="group" aria-label={`Times on ${day}`} sx={row}>
        {times
          .filter((time) => dayOf(time) === day)
          .map((time) => (
            <Button
              key={time}
              variant="outlined"
              size="small"
              disabled={loading || time === agreed}
              aria-label={`Pick up on ${day} at ${formatHour(time, timeZone)}`}
              onClick={() => void choose({ variables: { input: { orderId: id, time } } })}
            >
              {formatHour(time, timeZone)}
            </Button>
          ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Times are {zoneName(timeZone)}.
      </Typography>
    </Box>
  );
}

const mostDays = 14;

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
