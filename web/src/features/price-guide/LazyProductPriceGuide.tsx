import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

/** A product's price guide; renders nothing until loaded or with too few prices. */
export const LazyProductPriceGuide = lazyChunk(
  async () => (await import('./ProductPriceGuide.tsx')).ProductPriceGuide,
);
