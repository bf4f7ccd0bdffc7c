import type { Logger } from 'pino';
import type { Writes } from '../adapters/database/writes.ts';
import type { Models, RecordCounts, RecordLists } from '../context/merged-types.ts';
import { peopleSource } from '../domains/accounts/people/people.list.ts';
import { allProductsSource } from '../domains/catalog/all-products/all-products.list.ts';
import { OverviewCounts } from '../domains/overview/overview-counts.ts';
import { paymentsSource } from '../domains/payments/list/payments.list.ts';
import { RecordList } from '../record-lists/record-list.ts';
import type { RowFollower, RowSource } from '../record-lists/row-source.ts';

/**
 * The lists of admins, which are filled when somebody first asks for them, and what is counted of their rows.
 * @param timeZone whose days the overview counts by, an IANA name
 */
export function openRecordLists(models: Models, writes: Writes, timeZone: string, log: Logger) {
  const onFaultOf = (collection: string) => (err: unknown) =>
    log.error({ err, collection }, 'a list could not be read again');
  const open = <Row extends { id: string }>(
    { collection }: { collection: { name: string } },
    source: RowSource<Row>,
    follower: RowFollower<Row>,
  ) => {
    const list = new RecordList({ source, follower, onFault: onFaultOf(collection.name) });
    writes.listen((write) => {
      if (write.collection === collection.name) list.written(write.ids);
    });
    return list;
  };
  const overview = new OverviewCounts(timeZone);
  const lists: RecordLists = {
    people: open(models.User, peopleSource(models), overview.people),
    products: open(models.Product, allProductsSource(models), overview.productRows),
    payments: open(models.Payment, paymentsSource(models), overview.paymentRows),
  };
  const counts: RecordCounts = { overview };
  return {
    lists,
    counts,
    close: async () => {
      await Promise.all(Object.values(lists).map((list) => list.close()));
    },
  };
}
