import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { formatFullMoment, formatTime } from '../../../lib/time/dates.ts';
import { PrivatePhotos } from '../../../ui/private-photos/PrivatePhotos.tsx';
import { plainText } from '../../../ui/text/plainText.ts';

type Photos = ComponentProps<typeof PrivatePhotos>['photos'];

type Props = {
  at: string;
  title?: string;
  /** formatted */
  amount?: string | undefined;
  /** the text that came with the step */
  text?: string | null | undefined;
  photos?: Photos;
  /** the photos' sender */
  from?: string;
  children?: ReactNode;
};

/** A step of an order in the conversation. */
export function StepCard({ at, title, amount, text, photos = [], from = '', children }: Props) {
  return (
    <Box sx={card}>
      {title && (
        <Typography sx={{ fontWeight: 600 }}>
          {title}
          {amount && ` ${amount}`}
        </Typography>
      )}
      {text && <Typography sx={plainText}>{text}</Typography>}
      {photos.length > 0 && <PrivatePhotos photos={photos} from={from} />}
      {children}
      <Typography variant="caption" color="textSecondary">
        <time dateTime={at} title={formatFullMoment(at)}>
          {formatTime(at)}
        </time>
      </Typography>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 0.25,
  justifySelf: 'center',
  width: 'fit-content',
  maxWidth: { xs: 1, sm: '82%' },
  minWidth: 0,
  px: 2,
  py: 1,
  borderRadius: '12px',
  bgcolor: 'tint',
  overflowWrap: 'anywhere',
  typography: 'body2',
  '& > .MuiTypography-body1': { typography: 'body2' },
} as const;
