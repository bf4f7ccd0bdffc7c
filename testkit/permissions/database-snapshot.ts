import { refreshPaymentTokens } from '../../graph/src/domains/payments/browse/refresh-payment-tokens.service.ts';
import { allNotified } from '../shop/notify.ts';
import type { TestShop } from '../shop/start-test-shop.ts';

/** Checks with the card provider, which change nothing. */
const asked = { checkAt: 0, checkedAt: 0 };

/** Everything the shop stores, as text: equal before and after an operation that must change nothing. */
export async function databaseSnapshot(shop: TestShop): Promise<string> {
  await allNotified(shop);
  const { database, identity, models } = shop;
  for (const { _id } of await models.User.find({ paymentTokensDueAt: { $gt: new Date(0) } })) {
    await refreshPaymentTokens(shop, _id);
  }
  // Costs and views of earlier requests may be written only now; past days and prices are counted meanwhile.
  const {
    Count,
    ViewCount,
    ViewMark,
    OverviewDay,
    PriceGuide,
    SearchedText,
    SearchedDay,
    ...counted
  } = database.connection.models;
  const collections = await Promise.all(
    Object.values(counted).map((model) =>
      model.collection
        .find({}, { projection: model.modelName === 'PayoutAccount' ? asked : {} })
        .sort({ _id: 1 })
        .batchSize(10_000)
        .toArray(),
    ),
  );
  const accounts = (await identity.list()).toSorted((a, b) => a.uid.localeCompare(b.uid));
  // Deleted automatically some seconds later.
  const kept = (key: string, value: unknown) => (key === 'paymentTokensDueAt' ? undefined : value);
  return JSON.stringify([collections, accounts], kept, 1);
}
