import { mdiShareVariantOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** Shares the page's address by the device's dialog, or copies it. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.blank('Link copied');
      }
    } catch (error) {
      // Closing the dialog without a choice is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error('The link could not be shared. Copy it from the address bar.');
    }
  }
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Icon path={mdiShareVariantOutline} />}
      onClick={() => void share()}
      sx={{ flexShrink: 0 }}
    >
      Share
    </Button>
  );
}
