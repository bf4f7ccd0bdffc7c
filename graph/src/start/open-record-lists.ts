import type { Logger } from 'pino';
import type { Writes } from '../adapters/database/writes.ts';
import type { Models, RecordLists } from '../context/registry.ts';
import { peopleSource } from '../domains/accounts/people/people.list.ts';
import { allProductsSource } from '../domains/catalog/all-products/all-products.list.ts';
import { paymentsSource } from '../domains/payments/list/payments.list.ts';
import { RecordList } from '../record-lists/record-list.ts';
import type { RowSource } from '../record-lists/row-source.ts';

/** The lists of admins, which are filled when somebody asks for them. */
export function openRecordLists(models: Models, writes: Writes, log: Logger) {
  const open = <Row extends { id: string }>(
    { collection }: { collection: { name: string } },
    source: RowSource<Row>,
  ) => {
    const onFault = (err: unknown) =>
      log.error({ err, collection: collection.name }, 'a list could not be read again');
    const list = new RecordList({ source, onFault });
    writes.listen((write) => {
      if (write.collection === collection.name) list.written(write.ids);
    });
    return list;
  };
  const lists: RecordLists = {
    people: open(models.User, peopleSource(models)),
    products: open(models.Product, allProductsSource(models)),
    payments: open(models.Payment, paymentsSource(models)),
  };
  return {
    lists,
    close: async () => {
      await Promise.all(Object.values(lists).map((list) => list.close()));
    },
  };
}
