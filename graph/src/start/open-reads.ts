import type { Logger } from 'pino';
import { withLease } from '../adapters/database/lease.ts';
import { collectionTag } from '../cache/tags.ts';
import type { Config } from '../config/config.ts';
import type { Shop } from '../context/shop.ts';
import { productSource } from '../domains/finding/search/product-source.queries.ts';
import { CurrentSearch } from '../search/current-search.ts';
import { EmbeddedSearch } from '../search/embedded/embedded-search.ts';
import type { ProductSearches } from '../search/searches.ts';
import { loadersOf } from './create-loaders.ts';

type Needs = Pick<Shop, 'models' | 'cache' | 'writes' | 'events' | 'database'> & {
  config: Pick<Config, 'search'>;
  log: Logger;
};

/** Opens the loaders and the search, which follows the writes. `opened` closes it. */
export async function openReads(needs: Needs, opened: AsyncDisposableStack) {
  const { models, cache, writes, events } = needs;
  const searchIndex = opened.adopt(await openSearch(needs), (index) => index.close());
  writes.listen((write, by) => {
    if (write.ids || by === 'this process') searchIndex.written(write, by);
    else if (!events.isShared && write.collection === 'products') searchIndex.othersWrote();
  });
  // Results depend on the products for sale and on which of their sellers are verified.
  const tags = ['products', 'users'].map(collectionTag);
  const searches: Shop['searches'] = {
    search: (asked) => {
      cache.tag(...tags);
      return searchIndex.search(asked);
    },
    meets: (...asked) => searchIndex.meets(...asked),
    mentions: (words) => {
      cache.tag(...tags);
      return searchIndex.mentions(words);
    },
    suggest: (text, first) => {
      cache.tag(...tags);
      return searchIndex.suggest(text, first);
    },
  };
  return {
    createLoaders: loadersOf(models, cache),
    searches,
    searchIndex,
  };
}

async function openSearch({
  config: { search },
  models,
  events,
  database,
  log,
}: Needs): Promise<ProductSearches> {
  const source = productSource(models);
  const { isShared } = events;
  if (!search) {
    const onFault = (err: unknown) =>
      log.error({ err }, 'the products could not be read for searches');
    return new CurrentSearch({ engine: new EmbeddedSearch(), source, isShared, onFault });
  }
  const [{ IndexedSearch }, { openIndex }] = await Promise.all([
    import('../search/opensearch/indexed-search.ts'),
    import('../search/opensearch/open-index.ts'),
  ]);
  const { connection } = database;
  const onWait = () => log.info('another process builds the search index');
  return new IndexedSearch({
    index: openIndex(search.url, search.alias),
    source,
    isShared,
    once: (work) => withLease({ connection, name: `search ${search.alias}`, onWait }, work),
    onFault: (err) => log.error({ err }, 'OpenSearch is not up to date; trying again'),
  });
}
