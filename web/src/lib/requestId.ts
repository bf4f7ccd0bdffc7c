/** An id by which the server recognizes a request that is sent again. */
export const newRequestId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
