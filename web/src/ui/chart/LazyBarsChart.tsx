import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

/** A chart of bars whose code loads when it is first shown. Its placeholder is `barsHeight` high. */
export const LazyBarsChart = lazyChunk(async () => (await import('./BarsChart.tsx')).BarsChart);
