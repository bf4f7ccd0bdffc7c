import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';

export const LazyActionDialog = lazyChunk(
  async () => (await import('./ActionDialog.tsx')).ActionDialog,
);
