import Typography from '@mui/material/Typography';
import type { OfferNote_OfferFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment OfferNote_offer on Offer {
    note {
      text
    }
  }
`);

/** The note that came with the offer's amount; nothing without a note. */
export function OfferNote(props: { offer: FragmentType<OfferNote_OfferFragment> }) {
  const { note } = unmask<OfferNote_OfferFragment>(props.offer);
  if (!note) return null;
  return (
    <Typography
      component="q"
      variant="body2"
      sx={{ display: 'block', my: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {note.text}
    </Typography>
  );
}
