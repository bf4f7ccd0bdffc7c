import type { Logger } from 'pino';
import { collectionTag } from '../cache/tags.ts';
import type { Viewer } from '../context/merged-types.ts';
import type { Shop } from '../context/shop.ts';
import { productSource } from '../domains/catalog/search/product-source.queries.ts';
import { CurrentSearch } from '../search/current-search.ts';
import { EmbeddedSearch } from '../search/embedded/embedded-search.ts';
import { createLoaders } from './create-loaders.ts';

type Needs = Pick<Shop, 'models' | 'cache' | 'writes' | 'events'> & { log: Logger };

/** Opens the loaders and the search, which follows the writes. `opened` closes it. */
export function openReads(
  { log, models, cache, writes, events }: Needs,
  opened: AsyncDisposableStack,
) {
  const search = opened.adopt(
    new CurrentSearch({
      engine: new EmbeddedSearch(),
      source: productSource(models),
      isShared: events.isShared,
      onFault: (err) => log.error({ err }, 'the products could not be read for searches'),
    }),
    (current) => current.close(),
  );
  writes.listen((write, by) => {
    if (write.ids || by === 'this process') search.written(write);
    else if (!events.isShared && write.collection === 'products') search.othersWrote();
  });
  // Results depend on the products for sale and on which of their sellers are verified.
  const tags = ['products', 'users'].map(collectionTag);
  const searches: Shop['searches'] = {
    search: (asked) => {
      cache.tag(...tags);
      return search.search(asked);
    },
    suggest: (text, first) => {
      cache.tag(...tags);
      return search.suggest(text, first);
    },
  };
  return {
    createLoaders: (viewer: Viewer | null) => createLoaders(models, cache, viewer),
    searches,
    search,
  };
}
