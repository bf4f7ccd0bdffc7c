import { reachDatabase } from '../src/adapters/database/database.ts';
import { withLease } from '../src/adapters/database/lease.ts';
import { readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { productSource } from '../src/domains/finding/search/product-source.queries.ts';
import { openIndex } from '../src/search/opensearch/open-index.ts';
import { rebuildIndex } from '../src/search/opensearch/rebuild-index.ts';
import { createModels } from '../src/start/create-models.ts';

// Rebuilds the index of OpenSearch beside the one in use, then switches to it: npm run reindex

/** Number of indexed products between two lines of progress. */
const reportEvery = 10_000;

try {
  loadEnvFile();
  const config = readConfig();
  const { search } = config;
  if (!search)
    throw new Error('SEARCH_URL is not set: the embedded engine reads all products at each start.');
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await reachDatabase(config), (adapter) => adapter.close());
  const index = opened.adopt(openIndex(search.url, search.alias), ({ client }) => client.close());
  const { connection } = database;
  const onWait = () => console.log('Waiting for another process that builds the index.');
  const name = `search ${search.alias}`;
  let indexed = 0;
  await withLease({ connection, name, onWait }, () =>
    rebuildIndex(index, productSource(createModels(connection)), {
      now: Date.now,
      signal: new AbortController().signal,
      onProgress(count) {
        if (Math.floor(count / reportEvery) > Math.floor(indexed / reportEvery))
          console.log(`${count} products indexed`);
        indexed = count;
      },
    }),
  );
  console.log(`The new index of ${indexed} products serves as ${search.alias}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
