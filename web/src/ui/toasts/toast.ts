export type ToastKind = 'success' | 'error' | 'blank' | 'loading';

type ToastEvent =
  | { type: 'show'; id: number; kind: ToastKind; message: string }
  | { type: 'dismiss'; id: number }
  | { type: 'clear' };

type Listener = (event: ToastEvent) => void;

const waiting: ToastEvent[] = [];
let listener: Listener | undefined;
let onWaiting: (() => void) | undefined;
let lastId = 0;

function emit(event: ToastEvent) {
  if (listener) {
    listener(event);
    return;
  }
  waiting.push(event);
  onWaiting?.();
}

function show(kind: ToastKind, message: string): number {
  lastId += 1;
  emit({ type: 'show', id: lastId, kind, message });
  return lastId;
}

/** Short messages in a corner of the window, from anywhere in the application. Each returns the toast's id. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  blank: (message: string) => show('blank', message),
  /** stays until it is dismissed */
  loading: (message: string) => show('loading', message),
  dismiss: (id: number) => emit({ type: 'dismiss', id }),
  /** closes all toasts, which are about the account that has signed out */
  clear: () => {
    waiting.length = 0;
    listener?.({ type: 'clear' });
  },
};

/** Tells the user that requested content could not be loaded and can be requested again. */
export function toastNotLoaded(error: unknown): void {
  // The page's own notice says that it is outdated (`ChunkLoadError`).
  if (error instanceof Error && 'isOutdated' in error && error.isOutdated) return;
  toast.error('We couldn’t load this. Check your connection and try again.');
}

/**
 * Passes every toast, including earlier ones, to the component that renders them.
 * @returns a function that stops it
 */
export function renderToasts(render: Listener): () => void {
  listener = render;
  for (const event of waiting.splice(0)) render(event);
  return () => {
    if (listener === render) listener = undefined;
  };
}

/**
 * Calls back when a toast is waiting and the component that renders toasts hasn't loaded.
 * @returns a function that stops it
 */
export function onToastWaiting(call: () => void): () => void {
  onWaiting = call;
  if (waiting.length > 0) call();
  return () => {
    if (onWaiting === call) onWaiting = undefined;
  };
}
