import { mdiAccountCancelOutline, mdiAccountCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBlockUserMutation, useUnblockUserMutation } from '../../../generated/messages.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { blockUserOptions, unblockUserOptions } from '../thread.cache.ts';

type Props = { userId: string; name: string; isBlocked: boolean };

/** Blocks the other side of a thread after explaining the effects, or unblocks it. */
export function BlockButton({ userId, name, isBlocked }: Props) {
  const [block, blocking] = useBlockUserMutation(blockUserOptions);
  const [unblock, unblocking] = useUnblockUserMutation(unblockUserOptions);
  const { open, overlay } = useOverlay();
  // Keeps the question's text until the dialog is hidden.
  const [asked, setAsked] = useState(isBlocked);
  const [verb, change] = asked ? (['Unblock', unblock] as const) : (['Block', block] as const);
  const word = isBlocked ? 'Unblock' : 'Block';
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`${word} ${name}`}
        onClick={() => {
          setAsked(isBlocked);
          open();
        }}
        sx={{ flexShrink: 0, minWidth: 40, gap: 1 }}
      >
        <Icon path={isBlocked ? mdiAccountCheckOutline : mdiAccountCancelOutline} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {word}
        </Box>
      </Button>
      {overlay && (
        <ConfirmDialog
          open={overlay.open}
          title={`${verb} ${name}?`}
          confirmLabel={verb}
          color={asked ? 'primary' : 'error'}
          pending={blocking.loading || unblocking.loading}
          onConfirm={async () => {
            const outcome = await change({ variables: { userId } });
            if (outcome.ok) overlay.onClose();
          }}
          onCancel={overlay.onClose}
        >
          {asked
            ? `You and ${name} can write to each other again, about any product.`
            : `You and ${name} can no longer write to each other, about any product. ${name} sees this in the conversation. Your messages stay, and you can unblock ${name} at any time.`}
        </ConfirmDialog>
      )}
    </>
  );
}
