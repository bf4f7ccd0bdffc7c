import { toast } from '../../../ui/toasts/toast.ts';

/** Shares the page's address with the device's dialog, or copies it. */
export async function shareAddress(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.blank('Link copied');
    }
  } catch (error) {
    // Closing the dialog without a choice isn't a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error('The link could not be shared. Copy it from the address bar.');
  }
}
