import { useApolloClient } from '@apollo/client/react';
import { mdiCalendarPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ActionDialog_OrderFragment } from '../../../generated/graphql.ts';
import { PickUpCalendarDocument } from '../../../generated/orders.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

graphql(`
  query PickUpCalendar($id: ID!) {
    order(id: $id) {
      ...ActionDialog_order
    }
  }
`);

/** Opens the calendar file of an agreed pick-up. Its address is valid for minutes only, so it is requested first. */
export function CalendarButton({ orderId }: { orderId: string }) {
  const client = useApolloClient();
  const [isOpening, setOpening] = useState(false);

  async function openFile() {
    setOpening(true);
    const url = await client
      .query({
        query: PickUpCalendarDocument,
        variables: { id: orderId },
        fetchPolicy: 'network-only',
      })
      .then(
        ({ data }) => unmask<ActionDialog_OrderFragment>(data?.order)?.pickUp?.agreed?.calendarUrl,
      )
      .catch(() => null);
    setOpening(false);
    if (url) window.open(url, '_self');
    else toast.error('The calendar file can’t be opened at the moment. Try again.');
  }

  return (
    <Button
      size="small"
      disabled={isOpening}
      onClick={() => void openFile()}
      startIcon={<Icon path={mdiCalendarPlus} size={18} />}
      sx={{ ml: -1.5 }}
    >
      Add to calendar
    </Button>
  );
}
