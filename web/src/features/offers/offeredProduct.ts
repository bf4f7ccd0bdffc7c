import { useSearchParams } from 'react-router-dom';

/** The product whose offers an address asks for (`paths.offersFor`); null for those of all. */
export const offeredProductIn = (search: URLSearchParams): string | null =>
  search.get('product') || null;

/** The product whose offers this page shows; null for those of all. */
export const useOfferedProduct = (): string | null => offeredProductIn(useSearchParams()[0]);
