import GlobalStyles from '@mui/material/GlobalStyles';
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast.tsx';
import { renderToasts } from './toast.ts';
import { maxToasts, toastDurationMs } from './toastDurations.ts';

const aboveBottomBar = {
  '.notistack-SnackbarContainer': { marginBottom: 'var(--bottom-bar, 0px)' },
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
          autoHideDuration: toastDurationMs[kind],
          persist: toastDurationMs[kind] === null,
          content: (key: SnackbarKey) => (
            <Toast kind={kind} message={message} onClose={() => closeSnackbar(key)} />
          ),
        });
      }),
    [enqueueSnackbar, closeSnackbar],
  );
  return null;
}
