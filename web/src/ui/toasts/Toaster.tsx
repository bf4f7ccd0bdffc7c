import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast.tsx';
import { renderToasts, type ToastKind } from './toast.ts';

const durationMs: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: null,
};

/** Renders the toasts, up to 20 at once. */
export function Toaster() {
  return (
    <SnackbarProvider maxSnack={20} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      <Toasts />
    </SnackbarProvider>
  );
}

function Toasts() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      renderToasts((event) => {
        if (event.type === 'clear') return closeSnackbar();
        if (event.type === 'dismiss') return closeSnackbar(event.id);
        const { id, kind, message } = event;
        enqueueSnackbar(message, {
          key: id,
          autoHideDuration: durationMs[kind],
          persist: durationMs[kind] === null,
          content: (key: SnackbarKey) => (
            <Toast kind={kind} message={message} onClose={() => closeSnackbar(key)} />
          ),
        });
      }),
    [enqueueSnackbar, closeSnackbar],
  );
  return null;
}
