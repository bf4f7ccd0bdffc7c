import { createConnection, Types } from 'mongoose';
import { createModels } from '../../src/start/create-models.ts';
import type { Requests } from './requests.ts';

/** Compares the database after the run with all that was confirmed under load. */
export async function recordsOf(
  uri: string,
  { posted, removed }: Pick<Requests, 'posted' | 'removed'>,
) {
  const connection = await createConnection(uri).asPromise();
  try {
    const { Product, Notification } = createModels(connection);
    const ids = posted.map(({ id }) => new Types.ObjectId(id));
    const kept = await Product.countDocuments({ _id: { $in: ids } });
    const names = await Product.find({ productName: /^Quokka Bench / })
      .select('productName')
      .lean();
    const about = removed.map((id) => new Types.ObjectId(id));
    const notified = await Notification.find({ productId: { $in: about } })
      .select('productId')
      .lean();
    const productIds = notified.map(({ productId }) => String(productId));
    return {
      confirmed: posted.length,
      lost: posted.length - kept,
      doubled: names.length - new Set(names.map(({ productName }) => productName)).size,
      removed: removed.length,
      notNotified: removed.filter((id) => !productIds.includes(id)).length,
      notifiedTwice: productIds.length - new Set(productIds).size,
    };
  } finally {
    await connection.close();
  }
}
