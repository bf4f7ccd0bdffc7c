import { mdiFlag, mdiFlagOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { ReportMessageDialog } from '../../reports/ReportMessageDialog.tsx';

type Props = {
  messageId: string;
  /** the author */
  name: string;
  isReported: boolean;
};

/** Reports a message of the other side to the shop's admins, once. */
export function ReportButton({ messageId, name, isReported }: Props) {
  const { open, overlay } = useOverlay();
  return (
    <>
      <IconButton
        size="small"
        aria-label={isReported ? 'You have reported this message' : 'Report this message'}
        // Not `disabled`, since the dialog returns the focus to it.
        aria-disabled={isReported}
        onClick={() => !isReported && open()}
        sx={{
          p: 0.25,
          color: 'text.secondary',
          ...(!isReported && {
            '@media (hover: hover)': {
              opacity: 0,
              'li:hover &, &:focus-visible': { opacity: 1 },
            },
          }),
        }}
      >
        <Icon path={isReported ? mdiFlag : mdiFlagOutline} size={16} />
      </IconButton>
      {isReported && (
        <Typography aria-hidden variant="caption" color="textSecondary">
          Reported
        </Typography>
      )}
      {overlay && <ReportMessageDialog messageId={messageId} name={name} {...overlay} />}
    </>
  );
}
