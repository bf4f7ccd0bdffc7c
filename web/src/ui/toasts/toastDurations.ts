import type { ToastKind } from './toast.ts';

/** How long a toast of each kind is shown, in milliseconds; null: until it is dismissed. */
export const toastDurationMs: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: null,
};

/** How many toasts are shown at once. */
export const maxToasts = 20;
