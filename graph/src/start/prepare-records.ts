import type { Shop } from '../context/shop.ts';
import { repairAccounts } from '../domains/account-deletion/repair-accounts.service.ts';
import { repairAdvertisements } from '../domains/catalog/advertising/advertisement.sweeper.ts';
import { recountProducts } from '../domains/catalog/categories/category-counts.ts';
import { completeCurrencies } from '../domains/payments/payment-currency.service.ts';
import { completeEarlierReports } from '../domains/reports/complete-earlier-reports.ts';
import { completeSubjects } from '../domains/reports/complete-subjects.ts';

/**
 * Brings records that earlier releases, or imports, have written into their present form, and repairs what a process
 * that was killed has left. May run twice.
 * @throws MongoError when the database does not answer
 */
export async function prepareRecords(shop: Shop): Promise<void> {
  await completeCurrencies(shop);
  await completeEarlierReports(shop);
  await completeSubjects(shop);
  await repairAccounts(shop);
  await recountProducts(shop);
  await repairAdvertisements(shop);
}
