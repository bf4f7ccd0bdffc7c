import { mdiEmailOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { ContactDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';

graphql(`
  fragment ContactDetails_payment on Payment {
    id
    productName
    handOver {
      place
    }
    contact {
      email
      phone
    }
  }
`);

/** Contact details of the other side of a sale, and the pick-up place. */
export function ContactDetails(props: { payment: FragmentType<ContactDetails_PaymentFragment> }) {
  const { productName, handOver, contact } = unmask<ContactDetails_PaymentFragment>(props.payment);
  const place = handOver?.place;
  const subject = encodeURIComponent(`Pick-up of ${productName}`);
  if (!contact && !place) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {contact && (
        <Line icon={mdiEmailOutline} what="Email">
          <Link href={`mailto:${contact.email}?subject=${subject}`}>{contact.email}</Link>
        </Line>
      )}
      {contact?.phone && (
        <Line icon={mdiPhoneOutline} what="Phone">
          <Link href={`tel:${contact.phone}`}>{contact.phone}</Link>
        </Line>
      )}
      {place && (
        <Line icon={mdiMapMarkerOutline} what="Place">
          {place}
        </Line>
      )}
    </Box>
  );
}

function Line({ icon, what, children }: { icon: string; what: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, textAlign: 'start' }}>
      <Box
        component="span"
        sx={{ flexShrink: 0, color: 'text.secondary', lineHeight: 0, pt: 0.25 }}
      >
        <Icon path={icon} size={18} />
      </Box>
      <HiddenText>{what}: </HiddenText>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
