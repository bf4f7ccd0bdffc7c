import GlobalStyles from '@mui/material/GlobalStyles';
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast.tsx';
import { renderToasts, type ToastKind } from './toast.ts';

/** Display time in milliseconds; null: until dismissed. */
const durationMs: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: null,
};

/** Maximum number of toasts shown at once. */
const maxToasts = 20;

const aboveBottomBar = {
  '.notistack-SnackbarContainer': {
    marginBottom: 'calc(var(--bottom-bar, 0px) + var(--buy-bar, 0px))',
  },
};

/** Renders the toasts in a corner of the window. */
export function Toaster() {
  return (
    <SnackbarProvider
      maxSnack={maxToasts}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <GlobalStyles styles={aboveBottomBar} />
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
