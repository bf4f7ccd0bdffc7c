export type ToastKind = 'success' | 'error' | 'blank' | 'loading';

export type ToastEvent =
  | { type: 'show'; id: number; kind: ToastKind; message: string }
  | { type: 'dismiss'; id: number }
  | { type: 'clear' };

type Listener = (event: ToastEvent) => void;

const waiting: ToastEvent[] = [];
let listener: Listener | undefined;
let wake: (() => void) | undefined;
let lastId = 0;

function emit(event: ToastEvent) {
  if (listener) {
    listener(event);
    return;
  }
  waiting.push(event);
  wake?.();
}

function show(kind: ToastKind, message: string): number {
  lastId += 1;
  emit({ type: 'show', id: lastId, kind, message });
  return lastId;
}

/** Short messages in a corner of the window, from anywhere in the program. Each gives the toast's id. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  blank: (message: string) => show('blank', message),
  /** stays until it is dismissed */
  loading: (message: string) => show('loading', message),
  dismiss: (id: number) => emit({ type: 'dismiss', id }),
  /** takes all of them away, since they speak of somebody who is not there any more */
  clear: () => {
    waiting.length = 0;
    listener?.({ type: 'clear' });
  },
};

/**
 * Hands every toast, also those shown before, to the part that draws them.
 * @returns a function that stops it
 */
export function drawToasts(draw: Listener): () => void {
  listener = draw;
  for (const event of waiting.splice(0)) draw(event);
  return () => {
    if (listener === draw) listener = undefined;
  };
}

/**
 * Calls back when a toast waits to be drawn and nobody draws yet.
 * @returns a function that stops it
 */
export function onToastWaiting(call: () => void): () => void {
  wake = call;
  if (waiting.length > 0) call();
  return () => {
    if (wake === call) wake = undefined;
  };
}
