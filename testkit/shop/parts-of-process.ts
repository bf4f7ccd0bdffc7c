import { engineAddress } from '../engines/engines.ts';
import { openOwnEngines } from '../engines/own-engines.ts';
import { ownDatabaseName, ownDatabaseOn } from './own-database.ts';

/**
 * The variables that give a shop in its own process an empty database, and its own parts of Redis, OpenSearch and S3 if
 * the environment names them. Everything else is embedded.
 * @returns the variables, and `close`, which removes database, index and bucket
 */
export async function openPartsOfProcess() {
  await using opened = new AsyncDisposableStack();
  const variables: Record<string, string> = {};
  const named = engineAddress('MONGODB_URI');
  if (named) {
    const { uri } = opened.adopt(ownDatabaseOn(named), (database) => database.close());
    variables.MONGODB_URI = uri;
  }
  const name = variables.MONGODB_URI ?? ownDatabaseName();
  const engines = opened.adopt(await openOwnEngines(name), (one) => one.close());
  const parts = opened.move();
  return { variables: { ...variables, ...engines.variables }, close: () => parts.disposeAsync() };
}
