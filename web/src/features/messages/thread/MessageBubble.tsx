import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MessageBubble_MessageFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatFullMoment, formatTime } from '../../../lib/time/dates.ts';
import { PrivatePhotos } from '../../../ui/private-photos/PrivatePhotos.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { plainText } from '../../../ui/text/plainText.ts';
import { bubble } from './bubble.styles.ts';
import { ReportButton } from './ReportButton.tsx';

graphql(`
  fragment MessageBubble_message on Message {
    text
    photos {
      ...PrivatePhotos_photo
    }
    createdAt
    viewerIsSender
    viewerHasReported
  }
`);

type Props = {
  message: FragmentType<MessageBubble_MessageFragment>;
  /** name of the other side */
  name: string;
};

/** One message with its time; one of the other side can be reported. */
export function MessageBubble({ message: shown, name }: Props) {
  const message = unmask<MessageBubble_MessageFragment>(shown);
  const { id, text, photos, createdAt, viewerIsSender, viewerHasReported } = message;
  const time = (
    <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <time dateTime={createdAt} title={formatFullMoment(createdAt)}>
        {formatTime(createdAt)}
      </time>
    </Typography>
  );
  return (
    <>
      <Box sx={bubble(viewerIsSender)}>
        <HiddenText>{viewerIsSender ? 'You' : name}: </HiddenText>
        <PrivatePhotos photos={photos} from={viewerIsSender ? 'you' : name} />
        {text && (
          <Typography
            variant="body2"
            component="p"
            sx={[plainText, { mt: photos.length > 0 ? 0.75 : 0 }]}
          >
            {text}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 24,
          justifySelf: viewerIsSender ? 'end' : 'start',
          px: 0.5,
        }}
      >
        {time}
        {!viewerIsSender && (
          <ReportButton messageId={id} name={name} isReported={viewerHasReported} />
        )}
      </Box>
    </>
  );
}
