/** An id by which the server recognizes a repeated request. */
export const newRequestId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
