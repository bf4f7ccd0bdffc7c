import { mdiEmailOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderParties_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment OrderParties_order on Order {
    productName
    place
    buyer {
      userId
      name
      state
    }
    seller {
      userId
      name
      state
    }
    contact {
      email
      phone
    }
  }
`);

/** Buyer and seller, with the contact of the other side. */
export function OrderParties(props: { order: FragmentType<OrderParties_OrderFragment> }) {
  const order = unmask<OrderParties_OrderFragment>(props.order);
  const { productName, buyer, seller, contact } = order;
  const side = useOrderSide(order);
  // The place is the product's, so it must not be shown below the buyer's name.
  const place = side === 'SELLER' ? null : order.place;
  const subject = encodeURIComponent(`Pick-up of ${productName}`);
  const title = { BUYER: 'Seller', SELLER: 'Buyer', ADMIN: 'Buyer and seller' }[side];
  return (
    <OrderCard title={title}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {side === 'BUYER' && <Party party={seller} to={paths.seller(seller.userId)} />}
        {side === 'SELLER' && <Party party={buyer} />}
        {side === 'ADMIN' && (
          <>
            <Party party={buyer} called="Buyer" to={paths.person(buyer.userId)} />
            <Party party={seller} called="Seller" to={paths.person(seller.userId)} />
          </>
        )}
        {(contact || place) && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
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
        )}
      </Box>
    </OrderCard>
  );
}

type PartyProps = {
  party: OrderParties_OrderFragment['buyer'];
  /** heading above the name if both sides are shown */
  called?: string;
  /** the page about this side; none for a deleted account */
  to?: string;
};

const notes = {
  SUSPENDED: 'This account is suspended and can’t sign in at the moment.',
  DELETED: 'This account was deleted and can’t answer.',
} as const;

function Party({ party: { name, state }, called, to }: PartyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {called && (
        <Typography variant="caption" color="textSecondary">
          {called}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {to && state !== 'DELETED' ? (
            <TextLink to={to} color="inherit">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Box>
        {state === 'SUSPENDED' && (
          <Tag sx={{ bgcolor: 'warning.light', color: 'warning.main' }}>Suspended</Tag>
        )}
      </Box>
      {state !== 'ACTIVE' && (
        <Typography variant="body2" color="textSecondary">
          {notes[state]}
        </Typography>
      )}
    </Box>
  );
}

function Line({ icon, what, children }: { icon: string; what: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Box component="span" sx={{ color: 'text.secondary', lineHeight: 0, pt: 0.25 }}>
        <Icon path={icon} size={20} />
      </Box>
      <HiddenText>{what}: </HiddenText>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
