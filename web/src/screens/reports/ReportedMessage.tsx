import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  ReportedMessage_ReportFragment,
  ReportLine_MessageFragment,
} from '../../generated/graphql.ts';
import { accountName } from '../../lib/accountName.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatMoment } from '../../lib/time/dates.ts';
import { PrivatePhotos } from '../../ui/private-photos/PrivatePhotos.tsx';
import { plainText } from '../../ui/text/plainText.ts';

graphql(`
  fragment ReportedMessage_report on Report {
    message {
      ...ReportLine_message
    }
    messagesBefore {
      ...ReportLine_message
    }
  }
`);

graphql(`
  fragment ReportLine_message on Message {
    text
    photos {
      ...PrivatePhotos_photo
    }
    createdAt
    sender {
      name
    }
  }
`);

/** A reported message with the messages before it. */
export function ReportedMessage(props: { report: FragmentType<ReportedMessage_ReportFragment> }) {
  const { message, messagesBefore } = unmask<ReportedMessage_ReportFragment>(props.report);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {messagesBefore.map((before) => (
          <Line key={before.id} message={before} />
        ))}
        {message && <Line message={message} isReported />}
      </Box>
      {!message && (
        <Typography variant="body2" color="textSecondary">
          The message no longer exists.
        </Typography>
      )}
    </>
  );
}

type LineProps = {
  message: FragmentType<ReportLine_MessageFragment>;
  /** it is the reported one */
  isReported?: boolean;
};

function Line({ message: shown, isReported = false }: LineProps) {
  const { text, photos, createdAt, sender } = unmask<ReportLine_MessageFragment>(shown);
  return (
    <Box
      component="li"
      sx={{
        px: 1.5,
        py: 1,
        borderRadius: '10px',
        bgcolor: isReported ? 'error.light' : 'sunken',
      }}
    >
      <Typography
        variant="caption"
        component="div"
        sx={{ color: isReported ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {accountName(sender)} · {formatMoment(createdAt)}
        {isReported && ' · Reported'}
      </Typography>
      {text && (
        <Typography variant="body2" sx={plainText}>
          {text}
        </Typography>
      )}
      <PrivatePhotos photos={photos} from={accountName(sender)} />
    </Box>
  );
}
