import type { Connection, mongo, Types } from 'mongoose';
import type { MigrationTools, Stored } from './migration.ts';

/** The database's record of a migration. */
type Entry = {
  /** Its name. */
  _id: string;
  executedAt?: Date;
  /** While it runs: the id of the last record of the last whole batch. */
  after?: Types.ObjectId;
};

const batchSize = 500;

/**
 * Records in the collection `migrations` which ones have run, and the progress of a running one. Also serves as Umzug's
 * storage.
 */
export function openJournal(connection: Connection) {
  const entries = connection.collection<Entry>('migrations');

  async function executed(): Promise<string[]> {
    const all = await entries.find().toArray();
    return all.flatMap(({ _id, executedAt }) => (executedAt ? [_id] : []));
  }

  async function logMigration({ name }: { name: string }): Promise<void> {
    const done = { $set: { executedAt: new Date() }, $unset: { after: 1 as const } };
    await entries.updateOne({ _id: name }, done, { upsert: true });
  }

  const walkFor =
    (name: string): MigrationTools['walk'] =>
    async (collection, fields, each) => {
      const records = connection.collection<Stored<mongo.Document>>(collection);
      const projection = Object.fromEntries(fields.map((field) => [field, 1]));
      let { after } = (await entries.findOne({ _id: name })) ?? {};
      for (;;) {
        const batch = await records
          .find(after ? { _id: { $gt: after } } : {}, { projection })
          .sort({ _id: 1 })
          .limit(batchSize)
          .toArray();
        after = batch.at(-1)?._id;
        if (!after) return;
        await each(batch as Parameters<typeof each>[0]);
        await entries.updateOne({ _id: name }, { $set: { after } }, { upsert: true });
      }
    };

  return {
    executed,
    logMigration,
    unlogMigration: async ({ name }: { name: string }) => {
      await entries.deleteOne({ _id: name });
    },
    walkFor,
  };
}
