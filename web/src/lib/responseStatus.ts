import { createContext, use } from 'react';

/** Sets the HTTP status of the page that the server renders; null in the browser. */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);

/** Makes the server answer the page with an HTTP status other than 200. */
export function useResponseStatus(status: number): void {
  use(ResponseStatusContext)?.(status);
}
