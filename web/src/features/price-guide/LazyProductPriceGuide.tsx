import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

/** A product's price guide; renders nothing until it is loaded, and where there are too few prices. */
export const LazyProductPriceGuide = lazyChunk(
  async () => (await import('./ProductPriceGuide.tsx')).ProductPriceGuide,
);
