import { mongo } from 'mongoose';
import { isFull } from '../breadth.ts';
import type { TestShop } from './start-test-shop.ts';
import { explainable, stagesOf } from './watch-commands.ts';

type Command = mongo.CommandStartedEvent['command'];
type Doc = Record<string, unknown> & { _id: unknown };

/** Maximum number of documents a query may examine beyond its page. */
const mostExamined = isFull ? 2_000 : 800;
/** More than `mostExamined`, so a full scan fails the test. */
const documents = isFull ? 5_000 : 1_000;
/** Number of records to copy from: enough that no owner has more than some hundreds. */
const mostOriginals = 100;
const copiesApartMs = (isFull ? 10 : 25) * 60_000;
/** Queries that find few records, which may be sorted in memory. */
const findsFew =
  /balance\.status|disputedAt|suspendedAt|searchTokens|sums\.owed:\{\$gt|find payouts .*_id:\{\$in/;
/** Collections that have a handful of records in any shop. */
const small = new Set(['migrations', 'categories', 'leases']);

/**
 * Explains each shape of the commands over collections with thousands of records. They are in a separate database,
 * since the shop's sweeps would settle, notify and mail for each record.
 * @returns those that scan a collection, sort in memory, or examine more documents than a query may
 */
export async function costlyQueries(
  shop: Pick<TestShop, 'database'>,
  commands: readonly Command[],
): Promise<string[]> {
  const questions = new Map<string, Command>();
  for (const command of commands) {
    const meaning = explainable(command);
    const [[, collection] = []] = Object.entries(meaning ?? {});
    if (meaning && !small.has(collection)) questions.set(shapeOf(meaning), meaning);
  }
  const { connection } = shop.database;
  const large = connection.getClient().db(`${connection.name}-large`);
  await fillCollections(shop, large);
  const costly: string[] = [];
  for (const [shape, explain] of questions) {
    const explanation = await large.command({ explain, verbosity: 'executionStats' });
    const stages = stagesOf(explanation);
    const examined = mostOf(explanation, 'totalDocsExamined');
    // The embedded store counts documents without a scan: it examines none.
    const scans = stages.includes('COLLSCAN') && examined > 0;
    if (scans || (stages.includes('SORT') && !findsFew.test(shape))) {
      costly.push(`${stages.join(' < ')}: ${shape}`);
    } else if (examined > mostExamined + pageOf(explain, explanation)) {
      costly.push(`${examined} documents: ${shape}`);
    }
  }
  await large.dropDatabase();
  return costly;
}

/** The number of documents returned: the page if there is a limit, or the whole result if it is read in batches. */
const pageOf = ({ find, limit, batchSize }: Command, explanation: unknown) =>
  find && (limit || batchSize) ? mostOf(explanation, 'nReturned') : 0;

/** Writes the shop's records into collections with the same indexes, plus copies of records whose number grows. */
async function fillCollections(
  { database: { connection } }: Pick<TestShop, 'database'>,
  large: mongo.Db,
) {
  const growing = new Set(
    Object.values(connection.models).map(({ collection }) => collection.collectionName),
  );
  for (const { name } of await connection.listCollections()) {
    if (small.has(name)) continue;
    const collection = connection.collection(name);
    const indexes = await collection.indexes();
    const filled = large.collection<Doc>(name);
    await filled.createIndexes(indexes.map(({ v, ...index }) => index) as mongo.IndexDescription[]);
    const records = (await collection.find().toArray()) as Doc[];
    const originals = growing.has(name) ? records.slice(0, mostOriginals) : [];
    const uniqueFields = indexes.flatMap(({ unique, key }) =>
      unique ? (Object.keys(key).at(-1) ?? []) : [],
    );
    const copies = Array.from({ length: originals.length && documents }, (_, number) =>
      copyOf(originals[number % originals.length] as Doc, uniqueFields, number),
    );
    const all = [...records, ...copies];
    for (let at = 0; at < all.length; at += 1_000) {
      await filled.insertMany(all.slice(at, at + 1_000));
    }
  }
}

/** A copy of a record, dated some time earlier. */
function copyOf(original: Doc, uniqueFields: readonly string[], number: number): Doc {
  const copy = { ...original };
  for (const [field, value] of Object.entries(original)) {
    if (value instanceof Date)
      copy[field] = new Date(value.getTime() - (number + 1) * copiesApartMs);
  }
  for (const field of ['_id', ...uniqueFields]) {
    if (field in copy) copy[field] = otherValue(copy[field], number);
  }
  return copy;
}

function otherValue(value: unknown, number: number): unknown {
  if (typeof value === 'string') return `${value}-${number}`;
  // Above all numbers in the originals.
  if (typeof value === 'number') return 1_000_000 + number;
  return value instanceof mongo.ObjectId ? new mongo.ObjectId() : value;
}

/** The largest number under a key, anywhere in an explanation. */
function mostOf(value: unknown, name: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(
    0,
    ...Object.entries(value).map(([key, part]) =>
      key === name ? Number(part) : mostOf(part, name),
    ),
  );
}

/** The command without its values: commands of one shape have one plan. */
function shapeOf(command: Command): string {
  const { pipeline, ...rest } = command;
  const [[name = '', collection] = []] = Object.entries(rest);
  return `${name} ${collection} ${describeKeys(rest)} ${pipeline ? describeKeys(pipeline) : ''}`;
}

function describeKeys(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describeKeys))].join('|')}]`;
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return '?';
  // Mongoose's subdocuments refer to themselves.
  if ('toBSON' in value && typeof value.toBSON === 'function') return describeKeys(value.toBSON());
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${describeKeys(part)}`)
    .join()}}`;
}
