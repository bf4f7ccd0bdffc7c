import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Reads, Searches, Shop } from '../context/shop.ts';
import { productSource } from '../domains/catalog/search/product-source.ts';
import { ReadModel } from '../read-model/read-model.ts';
import { CurrentSearch } from '../search/current-search.ts';
import { EmbeddedSearch } from '../search/embedded/embedded-search.ts';
import { createLoaders } from './create-loaders.ts';
import { openRecordLists } from './open-record-lists.ts';

type Needs = Pick<Shop, 'models' | 'writes' | 'versions'> & { config: Config; log: Logger };

/**
 * Opens what is kept in memory of the records, all of which follow the writes: the read model, searches and
 * the admins' lists. `opened` closes them.
 */
export function openReads(
  { config, log, models, writes, versions }: Needs,
  opened: AsyncDisposableStack,
) {
  const { shared } = versions;
  const readModel = new ReadModel({ keeps: true, shared, isCurrent: () => versions.isCurrent() });
  writes.listen((write) => readModel.written(write));
  const search = opened.adopt(
    new CurrentSearch({
      engine: new EmbeddedSearch(),
      source: productSource(models),
      isShared: shared,
      onFault: (err) => log.error({ err }, 'the products could not be read for searches'),
    }),
    (current) => current.close(),
  );
  writes.listen((write, by) => {
    if (write.ids || by === 'this process') search.written(write);
    else if (!shared && write.collection === 'products') search.othersWrote();
  });
  const recordLists = opened.adopt(
    openRecordLists(models, writes, config.timeZone, log),
    (opened) => opened.close(),
  );
  const readsFrom = (source: ReadModel): Reads => ({
    readModel: source,
    createLoaders: (viewer) => createLoaders(models, source, viewer),
    searches: searchesOf(search, shared && source === readModel.exact),
  });
  return {
    search,
    ...readsFrom(readModel),
    exactReads: readsFrom(readModel.exact),
    recordLists: recordLists.lists,
    recordCounts: recordLists.counts,
  };
}

const searchesOf = (search: CurrentSearch, isExact: boolean): Searches => ({
  search: (asked) => search.search(asked, isExact),
  suggest: (text, first) => search.suggest(text, first, isExact),
});
