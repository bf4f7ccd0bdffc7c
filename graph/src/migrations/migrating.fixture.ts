import { createConnection, Types } from 'mongoose';
import { pino } from 'pino';
import { createModels } from '../start/create-models.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

// Migrates a test's database: increments every record and a total, and reports after each batch.

const [uri = ''] = process.argv.slice(2);
const connection = await createConnection(uri).asPromise();

const counting: Migration = {
  name: '2026-01-01-count',
  async up({ collection, walk }) {
    const records = collection<{ times: number }>('counted');
    await walk<{ times: number }>('counted', ['times'], async (batch) => {
      const _id = { $in: batch.map((record) => record._id) };
      await records.updateMany({ _id } as object, { $inc: { times: 1 } });
      process.send?.('batch');
      // Gives the parent time to end this process.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
  },
};
const last: Migration = {
  name: '2026-01-02-last',
  up: async ({ collection }) => {
    await collection('runs').insertOne({ _id: new Types.ObjectId() });
  },
};

const shop = {
  database: { connection },
  models: createModels(connection),
  log: pino({ level: 'silent' }),
} as unknown as Parameters<typeof migrate>[0];
await migrate(shop, [counting, last]);
await connection.close();
process.disconnect?.();
