import { advertisementEnds } from './2026-11-25-advertisement-ends.ts';
import { categoryCounts } from './2026-11-25-category-counts.ts';
import { paymentCurrencies } from './2026-11-25-payment-currencies.ts';
import { reportedMessages } from './2026-11-25-reported-messages.ts';
import { sampleAccountUids } from './2026-11-25-sample-account-uids.ts';
import { auditTokens } from './2026-11-26-audit-tokens.ts';
import { orders } from './2026-11-26-orders.ts';
import { paymentTokens } from './2026-11-26-payment-tokens.ts';
import { peopleTokens } from './2026-11-26-people-tokens.ts';
import { productPlaces } from './2026-11-26-product-places.ts';
import { productTokens } from './2026-11-26-product-tokens.ts';
import { receiptNumbers } from './2026-11-26-receipt-numbers.ts';
import { reportSubjects } from './2026-11-26-report-subjects.ts';
import { waitingSides } from './2026-11-26-waiting-sides.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run. */
export const allMigrations: readonly Migration[] = [
  advertisementEnds,
  categoryCounts,
  paymentCurrencies,
  reportedMessages,
  sampleAccountUids,
  reportSubjects,
  peopleTokens,
  productTokens,
  paymentTokens,
  auditTokens,
  orders,
  receiptNumbers,
  waitingSides,
  productPlaces,
];
