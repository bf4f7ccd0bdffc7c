import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { Outbox } from '../../outbox/outbox.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import {
  categoryTitles,
  searchesThatFind,
  searchKeysOf,
} from '../../saved-searches/matching-searches.queries.ts';
import type { SavedSearchRecord } from '../../saved-searches/saved-search.model.ts';
import { publishSavedSearch } from '../../saved-searches/saved-searches.service.ts';
import { digestDueAfter } from '../mail/digest-day.rules.ts';
import { blockedAmong, type RecipientServices } from './admins-and-blocks.queries.ts';
import {
  batchSize,
  type Draft,
  type Drafts,
  draftOf,
  type NamedEntry,
  type Progress,
} from './draft.rules.ts';

/** Bounds the work that one product causes: matches only the oldest saved searches. */
export const mostMatched = 20_000;

/**
 * A batch of the accounts whose saved searches match a new or cheaper product, one draft per search. There are none if
 * the product can't be bought any longer or its price has changed again. Leaves out its seller, suspended accounts and
 * blocked pairs. If the price dropped before the listing could alert, only the drop alerts.
 */
export async function draftsOfMatches(
  services: RecipientServices,
  product: ProductRecord & Outbox,
  entry: NamedEntry,
  { after, matched = 0 }: Pick<Progress, 'after' | 'matched'>,
): Promise<Drafts> {
  const { models, config } = services;
  const { _id: productId, sellerId } = product;
  const facts = factsOf(product, entry, config.currency);
  if (!facts) return { drafts: [], next: null };
  const candidates = await models.SavedSearch.find({
    keys: { $in: searchKeysOf(product) },
    createdAt: { $lte: entry.at },
    ...(after && { _id: { $gt: after } }),
  })
    .sort({ _id: 1 })
    .limit(batchSize)
    .lean();
  const isMore = candidates.length === batchSize && matched + batchSize < mostMatched;
  const last = isMore ? candidates.at(-1) : undefined;
  const met = await searchesThatFind(services, product, candidates, {
    blocked: (seller, some) => blockedAmong(services, seller, some),
    categories: () => categoryTitles(services),
  });
  // Decides after the search engine has answered; until then both entries wait.
  const alerting = isOvertaken(product, entry) ? [] : met;
  return {
    drafts: alerting.map((search) =>
      draftOfMatch(services, entry, search, { productId, sellerId, facts }),
    ),
    next: last ? { list: 'SavedSearch', after: last._id, matched: matched + batchSize } : null,
  };
}

type MatchFacts = (searchName: string) => Extract<NotificationFacts, { searchName: string }>;

/** The alert of a product's match; null if it is outdated. */
function factsOf(
  { productName, resalePrice, inStock }: ProductRecord,
  entry: NamedEntry,
  currency: string,
): MatchFacts | null {
  if (inStock !== 'available') return null;
  const price = { amount: resalePrice, currency };
  if (entry.kind !== 'edited') {
    return (searchName) => ({ kind: 'new-match', searchName, productName, price });
  }
  if (entry.price !== resalePrice) return null;
  const before = { amount: entry.priceBefore, currency };
  return (searchName) => ({ kind: 'cheaper-match', searchName, productName, price, before });
}

/** Whether a later drop to the current price is queued, too; it alerts the same searches. */
const isOvertaken = ({ outbox, resalePrice }: ProductRecord & Outbox, { name }: NamedEntry) =>
  Object.entries(outbox ?? {}).some(
    ([other, entry]) =>
      other > name && entry.kind === 'edited' && entry.isDrop && entry.price === resalePrice,
  );

/** One draft per search: several searches of an account may match, each with its own mail setting. */
function draftOfMatch(
  { now, config }: RecipientServices,
  entry: NamedEntry,
  { _id, userId, name, mail }: SavedSearchRecord,
  {
    productId,
    sellerId,
    facts,
  }: { productId: Types.ObjectId; sellerId: Types.ObjectId; facts: MatchFacts },
): Draft {
  return {
    ...draftOf(entry, userId, facts(name), sellerId),
    key: `${entry.name}:${_id.toHexString()}`,
    productId,
    savedSearchId: _id,
    ...(mail === 'at-once' && { mailAt: new Date(now()) }),
    ...(mail === 'daily' && { digestAt: new Date(digestDueAfter(now(), config.timeZone)) }),
  };
}

/** Records the time of the alert in the drafts' saved searches, and publishes them. */
export async function noteAlerts(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  drafts: readonly Draft[],
): Promise<void> {
  const alerts = drafts.flatMap(({ savedSearchId, userId, createdAt }) =>
    savedSearchId ? [{ _id: savedSearchId, userId, createdAt }] : [],
  );
  const [first] = alerts;
  if (!first) return;
  await models.SavedSearch.updateMany(
    {
      _id: { $in: alerts.map(({ _id }) => _id) },
      $or: [{ lastAlertAt: null }, { lastAlertAt: { $lt: first.createdAt } }],
    },
    { lastAlertAt: first.createdAt },
  );
  for (const alert of alerts) publishSavedSearch({ events }, alert);
}
