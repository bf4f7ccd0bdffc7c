import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsOffline } from '../../../lib/connection.ts';
import { countText } from '../../../lib/countText.ts';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { plainText } from '../../../ui/text/plainText.ts';
import { bubble } from './bubble.styles.ts';
import type { Outgoing } from './unsent.ts';

type Props = { outgoing: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message on its way. If it fails, it shows the reason and can be resent. */
export function OutgoingBubble({ outgoing, onRetry, onDiscard }: Props) {
  const { text, photoIds, failure } = outgoing;
  const isOffline = useIsOffline();
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box sx={[bubble(true), { opacity: failure === null ? 0.7 : 1 }]}>
        <HiddenText>You: </HiddenText>
        {photoIds.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {countText(photoIds.length, 'photo')}
          </Typography>
        )}
        <Typography variant="body2" component="span" sx={plainText}>
          {text}
        </Typography>
      </Box>
      {failure === null ? (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ justifySelf: 'end', px: 0.5, lineHeight: '24px' }}
        >
          {isOffline ? 'Waits for the network' : 'Sending…'}
        </Typography>
      ) : (
        <Box sx={{ justifySelf: 'end', textAlign: 'end', px: 0.5 }}>
          <Typography role="alert" variant="caption" color="error" component="div">
            Not sent. {failure}
          </Typography>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button size="small" color="inherit" onClick={onDiscard}>
            Discard
          </Button>
        </Box>
      )}
    </Box>
  );
}
