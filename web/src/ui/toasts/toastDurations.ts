import type { ToastKind } from './toast.ts';

/** Display time of each kind of toast, in milliseconds; null: until dismissed. */
export const toastDurationMs: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: null,
};

/** Maximum number of toasts shown at once. */
export const maxToasts = 20;
