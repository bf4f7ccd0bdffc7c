import { mdiRefresh } from '@mdi/js';
import Button from '@mui/material/Button';
import { accountIdOf, savedToken } from '../features/session/tokens/token.ts';
import { keepFormDraftsForReload } from '../ui/form/drafts.ts';
import { Icon } from '../ui/Icon.tsx';

/** Reloads the page and keeps the input in its forms. */
export function ReloadButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return (
    <Button
      variant="contained"
      size={size}
      startIcon={<Icon path={mdiRefresh} />}
      sx={{ flexShrink: 0 }}
      onClick={() => {
        keepFormDraftsForReload(accountIdOf(savedToken()));
        window.location.reload();
      }}
    >
      Reload
    </Button>
  );
}
