import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

/** A chart of bars, whose code is loaded when it is first shown. Its place is `barsHeight` high. */
export const LazyBarsChart = lazyChunk(async () => (await import('./BarsChart.tsx')).BarsChart);
