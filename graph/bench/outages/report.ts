import { createConnection, Types } from 'mongoose';
import { createModels } from '../../src/start/create-models.ts';
import { percentile } from '../table.ts';
import type { Page } from './pages.ts';
import type { Posted, Requests, Sent } from './requests.ts';

type Span = { name: string; from: number; healedAt: number; to: number };
type Observed = { requests: Requests; pages: readonly Page[] };

export function rowOf({ name, from, healedAt, to }: Span, { requests, pages }: Observed) {
  const isWithin = ({ at }: { at: number }) => at >= from && at < to;
  const sent = requests.sent.filter(isWithin);
  const failed = sent.filter(({ outcome }) => outcome !== 'ok');
  const posted = requests.posted.filter(isWithin);
  const end = Math.max(healedAt, ...failed.map(({ at, ms }) => at + ms));
  const { seen, missed } = collectReceived(pages, posted);
  const delays = seen.map(({ ms }) => Math.round(ms));
  return {
    'What happens': name,
    Requests: sent.length,
    Failed: failed.length,
    'Healed after, s': (end - healedAt) / 1_000,
    'Longest answer, s': Math.max(0, ...sent.map(({ ms }) => ms)) / 1_000,
    'Seen live, ms': [50, 95, 99, 100].map((one) => percentile(delays, one)).join(' / '),
    Missed: missed.length,
    How: summaryOf(failed),
  };
}

function summaryOf(failed: readonly Sent[]): string {
  const alike = Map.groupBy(failed, ({ kind, outcome }) => `${kind} ${outcome}`);
  return [...alike].map(([what, { length }]) => `${what} ${length}`).join(', ');
}

/** A page's first sight of a post: the post's time, and the delay since its confirmation in milliseconds. */
type Seen = { at: number; ms: number };

/** Collects when each page saw each post, and the posts that a page never saw. */
export function collectReceived(pages: readonly Page[], posted: readonly Posted[]) {
  const seen: Seen[] = [];
  const missed: string[] = [];
  for (const page of pages)
    for (const { id, at } of posted) {
      const heardAt = page.heard.get(id);
      if (heardAt !== undefined) seen.push({ at, ms: Math.max(0, heardAt - at) });
      else if (!page.askedAgain.some((moment) => moment >= at)) missed.push(id);
    }
  return { seen, missed };
}

/** Compares the database after the run with the records confirmed under load. */
export async function recordsOf(uri: string, { posted, removed }: Requests) {
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
