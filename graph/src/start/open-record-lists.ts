import type { Logger } from 'pino';
import type { Writes } from '../adapters/database/writes.ts';
import type { Models, RecordLists } from '../context/registry.ts';
import { peopleSource } from '../domains/accounts/people/people.list.ts';
import { auditSource } from '../domains/audit/audit.list.ts';
import { allProductsSource } from '../domains/catalog/all-products/all-products.list.ts';
import { paymentsSource } from '../domains/payments/list/payments.list.ts';
import { RecordList } from '../record-lists/record-list.ts';
import type { RowSource } from '../record-lists/row-source.ts';

/** The lists of admins, which are filled when somebody asks for them. */
export function openRecordLists(models: Models, writes: Writes, log: Logger) {
  const onFaultOf = (collection: string) => (err: unknown) =>
    log.error({ err, collection }, 'a list could not be read again');
  const open = <Row extends { id: string }>(
    { collection }: { collection: { name: string } },
    source: RowSource<Row>,
  ) => {
    const list = new RecordList({ source, onFault: onFaultOf(collection.name) });
    writes.listen((write) => {
      if (write.collection === collection.name) list.written(write.ids);
    });
    return list;
  };
  const lists: RecordLists = {
    people: open(models.User, peopleSource(models)),
    products: open(models.Product, allProductsSource(models)),
    payments: open(models.Payment, paymentsSource(models)),
    // Its entries are only added, which the list finds by itself.
    audit: new RecordList({ source: auditSource(models), onFault: onFaultOf('audit') }),
  };
  return {
    lists,
    close: async () => {
      await Promise.all(Object.values(lists).map((list) => list.close()));
    },
  };
}
