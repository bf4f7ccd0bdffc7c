import Link from '@mui/material/Link';
import { useState } from 'react';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { toastNotLoaded } from '../../../ui/toasts/toast.ts';

const ForgottenPasswordDialog = lazyChunk(
  async () => (await import('./ForgottenPasswordDialog.tsx')).ForgottenPasswordDialog,
);

/** A link that opens the password reset. */
export function ForgottenPassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);

  function show() {
    setOpen(true);
    setShown(true);
  }

  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={show}
        sx={{ justifySelf: 'start', fontWeight: 600, mt: -1 }}
      >
        Forgot your password?
      </Link>
      {shown && (
        <ForgottenPasswordDialog
          email={email}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => setShown(false)}
          onLoadError={(error) => {
            setOpen(false);
            setShown(false);
            toastNotLoaded(error);
          }}
        />
      )}
    </>
  );
}
