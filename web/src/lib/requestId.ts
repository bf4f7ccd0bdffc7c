/** An id by which the server recognises a repeated request. */
export const newRequestId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
