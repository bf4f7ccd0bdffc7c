import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openIndex } from '../../graph/src/search/opensearch/open-index.ts';
import type { ProductIndex } from '../../graph/src/search/opensearch/product-index.ts';
import { engineAddress } from '../engines/engines.ts';

/** The OpenSearch address in the environment; null without one. */
export const searchUrl = engineAddress('SEARCH_URL');

/** An alias for this test; its indexes are removed at the end. */
export function ownAlias(): string {
  const alias = `test-${randomUUID()}`;
  onTestFinished(async () => {
    const { client } = openIndex(searchUrl ?? '', alias);
    await client.indices.delete({ index: `${alias}-*` });
    await client.close();
  });
  return alias;
}

/** An empty index that is ready. */
export async function ownIndex(alias = ownAlias()): Promise<ProductIndex> {
  const index = openIndex(searchUrl ?? '', alias);
  await index.serve(await index.create(), null);
  return index;
}
