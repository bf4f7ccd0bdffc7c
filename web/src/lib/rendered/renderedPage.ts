import { createContext, use } from 'react';

/** Reports from screens to the rendering server. */
export type PageFacts = {
  setStatus: (status: number) => void;
  addStructuredData: (data: object) => void;
};

/** Takes the screens' HTTP status and structured data on the server; null in the browser. */
export const PageFactsContext = createContext<PageFacts | null>(null);

/** Makes the server answer the page with an HTTP status other than 200. */
export function useResponseStatus(status: number): void {
  use(PageFactsContext)?.setStatus(status);
}

/**
 * Describes the page to search engines, on the server only.
 * @param describe returns an object in schema.org's vocabulary, without `@context`
 */
export function useStructuredData(describe: () => object): void {
  // The build for browsers drops this branch, including the descriptions.
  if (import.meta.env.SSR) use(PageFactsContext)?.addStructuredData(describe());
}
