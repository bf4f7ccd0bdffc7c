import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Reads, Shop } from '../context/shop.ts';
import { productSource } from '../domains/catalog/search/product-source.ts';
import { ReadModel } from '../read-model/read-model.ts';
import { CurrentIndex } from '../search/current-index.ts';
import { createLoaders } from './create-loaders.ts';
import { openRecordLists } from './open-record-lists.ts';

type Needs = Pick<Shop, 'models' | 'writes' | 'versions'> & { config: Config; log: Logger };

/**
 * Opens what is kept in memory of the records, all of which follow the writes: the read model, the search index and
 * the admins' lists. `opened` closes them.
 */
export function openReads(
  { config, log, models, writes, versions }: Needs,
  opened: AsyncDisposableStack,
) {
  const { shared } = versions;
  const readModel = new ReadModel({ keeps: true, shared, isCurrent: () => versions.isCurrent() });
  writes.listen((write) => readModel.written(write));
  const searchIndex = opened.adopt(
    new CurrentIndex({
      source: productSource(models),
      versions,
      onFault: (err) => log.error({ err }, 'the search index could not be read again'),
    }),
    (index) => index.close(),
  );
  writes.listen((write, by) => searchIndex.written(write, by));
  const recordLists = opened.adopt(
    openRecordLists(models, writes, config.timeZone, log),
    (opened) => opened.close(),
  );
  const readsFrom = (source: ReadModel): Reads => ({
    readModel: source,
    createLoaders: (viewer) => createLoaders(models, source, viewer),
    searchIndex: () => searchIndex.current(shared && source === readModel.exact),
  });
  return {
    ...readsFrom(readModel),
    exactReads: readsFrom(readModel.exact),
    recordLists: recordLists.lists,
    recordCounts: recordLists.counts,
  };
}
