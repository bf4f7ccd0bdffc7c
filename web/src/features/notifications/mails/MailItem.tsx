import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailItem_MailFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';

graphql(`
  fragment MailItem_mail on DemoMail {
    subject
    text
    createdAt
  }
`);

/** A kept mail: subject, time and full text. */
export function MailItem(props: { mail: FragmentType<MailItem_MailFragment> }) {
  const { id, subject, text, createdAt } = unmask<MailItem_MailFragment>(props.mail);
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2.5,
        ...cardFrame,
      }}
    >
      <Typography id={id} variant="h5" component="h2">
        {subject}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        <RelativeDate at={createdAt} />
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <TextWithLinks text={text} />
      </Typography>
    </Box>
  );
}

/** A text with links for the addresses of this shop's pages. */
function TextWithLinks({ text }: { text: string }) {
  const { publicUrl } = useConfig();
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, place) =>
    part.startsWith(`${publicUrl}/`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes.
      <TextLink key={place} to={part.slice(publicUrl.length)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
