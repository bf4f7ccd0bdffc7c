import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import type { ProductSource } from '../product-source.ts';
import { IndexWriter } from './index-writer.ts';
import { ownLayout, type ProductIndex } from './product-index.ts';

type Options = {
  now: () => number;
  /** Aborts the rebuild and leaves the serving index unchanged. */
  signal: AbortSignal;
  onProgress?: (count: number) => void;
};

/** Indexes all products for sale in a new index, then switches to it. Only one process at a time may do so. */
export async function rebuildIndex(
  index: ProductIndex,
  source: ProductSource,
  { now, signal, onProgress }: Options,
): Promise<void> {
  const began = now();
  const name = await index.create();
  const beside = new IndexWriter(index, source, () => began - clockToleranceMs, name);
  let count = 0;
  for await (const forSale of source.all()) {
    signal.throwIfAborted();
    await beside.writeAgain({ forSale, others: [] });
    count += forSale.length;
    onProgress?.(count);
  }
  const readAll = now();
  await beside.writeSince(began - clockToleranceMs);
  await index.note({ name, layout: ownLayout, current: readAll });
  const before = await index.serving();
  await index.serve(name, before?.name ?? null);
  // Until the switch, processes write to the old index.
  await beside.writeSince(readAll - clockToleranceMs);
  if (before) await index.drop(before.name);
}
