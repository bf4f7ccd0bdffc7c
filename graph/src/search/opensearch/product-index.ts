import { createHash } from 'node:crypto';
import type { Client, Types } from '@opensearch-project/opensearch';
import type { RemovedProduct, SearchedProduct } from '../search-engine.ts';
import { answered, unavailable } from './answered.ts';
import { documentOf, indexBody, layout } from './index-mapping.ts';

export const ownLayout = createHash('sha256').update(layout).digest('hex').slice(0, 12);

/** An index's metadata: its layout, and the moment until which it has all changes. */
type About = { layout: string; current: number };

export type Answer = Pick<Types.Core_Search.SearchResponse, 'hits'> & {
  aggregations: Record<string, unknown>;
  suggest?: Record<string, { options: { text: string }[] }[]>;
};

/** Changes of indexes take seconds on a busy machine. If one succeeded, its retry would be refused. */
const slowCall = { requestTimeout: 30_000, maxRetries: 0 };

/** The index behind the alias. */
export type ServingIndex = About & { name: string };

/** The index of products behind an alias, so that another one can replace it while searches go on. */
export class ProductIndex {
  readonly client: Client;
  readonly alias: string;

  constructor(client: Client, alias: string) {
    this.client = client;
    this.alias = alias;
  }

  /** The index in use, or null if there is none. */
  async serving(): Promise<ServingIndex | null> {
    const { body: exists } = await answered(this.client.indices.existsAlias({ name: this.alias }));
    if (!exists) return null;
    const { body } = await answered(this.client.indices.getMapping({ index: this.alias }));
    const [found] = Object.entries(body);
    if (!found) return null;
    const [name, { mappings }] = found;
    const { layout: made = '', current = 0 } = (mappings._meta ?? {}) as Partial<About>;
    return { name, layout: made, current };
  }

  /** Stores an index's metadata. */
  async note({ name, ...about }: ServingIndex): Promise<void> {
    await answered(this.client.indices.putMapping({ index: name, body: { _meta: about } }));
  }

  /** Creates an empty index beside the serving one, and removes leftovers of killed processes. */
  async create(): Promise<string> {
    const serving = await this.serving();
    const { body } = await answered(
      this.client.indices.get({ index: `${this.alias}-*`, allow_no_indices: true }),
    );
    for (const name of Object.keys(body)) if (name !== serving?.name) await this.drop(name);
    const name = `${this.alias}-${Date.now()}`;
    await answered(this.client.indices.create({ index: name, body: indexBody }, slowCall));
    return name;
  }

  async drop(name: string): Promise<void> {
    await answered(this.client.indices.delete({ index: name, ignore_unavailable: true }, slowCall));
  }

  /** Switches to another index. */
  async serve(name: string, instead: string | null): Promise<void> {
    const actions = [
      { add: { index: name, alias: this.alias } },
      ...(instead ? [{ remove: { index: instead, alias: this.alias } }] : []),
    ];
    await answered(this.client.indices.updateAliases({ body: { actions } }, slowCall));
  }

  /** Indexes and removes products; the latest state of each counts. Searches see it after a refresh. */
  async write(
    index: string,
    {
      put = [],
      removed = [],
    }: { put?: readonly SearchedProduct[]; removed?: readonly RemovedProduct[] },
  ): Promise<void> {
    const body = [
      ...put.flatMap((product) => [{ index: versionOf(product) }, documentOf(product)]),
      ...removed.map((product) => ({ delete: versionOf(product) })),
    ];
    if (body.length === 0) return;
    // A write must never create an index.
    const target = { index, ...(index === this.alias && { require_alias: true }) };
    const { body: answer } = await answered(this.client.bulk({ ...target, body }));
    for (const item of answer.items) {
      const { status = 0, error } = Object.values(item)[0] ?? {};
      if (error?.type === 'index_not_found_exception' || status === 429) throw unavailable();
      // A later state exists, or the product was never indexed.
      const isDone = status < 400 || status === 409 || status === 404;
      if (!isDone) throw new Error(`OpenSearch refused a product: ${status} ${error?.type ?? ''}`);
    }
  }

  async search(body: object): Promise<Answer> {
    const answer = await answered(this.client.search({ index: this.alias, body }));
    return answer.body as Answer;
  }

  async searchAll(searches: readonly object[]): Promise<Answer[]> {
    const body = searches.flatMap((search) => [{}, search]);
    const answer = await answered(this.client.msearch({ index: this.alias, body }));
    for (const one of answer.body.responses) if ('error' in one) throw unavailable();
    return answer.body.responses as Answer[];
  }

  async refresh(index = this.alias): Promise<void> {
    await answered(this.client.indices.refresh({ index }));
  }

  /** The sellers with a product for sale whose indexed verification is out of date. */
  async sellersIndexedOtherwise(
    index: string,
    { verified, others }: Record<'verified' | 'others', readonly string[]>,
  ): Promise<string[]> {
    const wrong = (sellerIds: readonly string[], isSellerVerified: boolean) => ({
      bool: { filter: [{ terms: { sellerId: [...sellerIds] } }, { term: { isSellerVerified } }] },
    });
    const body: object = {
      size: 0,
      query: { bool: { should: [wrong(verified, false), wrong(others, true)] } },
      aggs: { sellers: { terms: { field: 'sellerId', size: verified.length + others.length } } },
    };
    const { body: answer } = await answered(this.client.search({ index, body }));
    const { buckets } = (
      answer.aggregations as unknown as { sellers: { buckets: { key: string }[] } }
    ).sellers;
    return buckets.map(({ key }) => key);
  }
}

const versionOf = ({ id, changedAt }: RemovedProduct) => ({
  _id: id,
  version: changedAt,
  version_type: 'external_gte' as const,
});
