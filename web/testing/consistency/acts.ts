import type { Act } from './acts/act.ts';
import { categoryActs } from './acts/categoryActs.ts';
import { listActs } from './acts/listActs.ts';
import { messageActs } from './acts/messageActs.ts';
import { notificationActs } from './acts/notificationActs.ts';
import { offerActs } from './acts/offerActs.ts';
import { pageActs } from './acts/pageActs.ts';
import { paymentActs } from './acts/paymentActs.ts';
import { productActs } from './acts/productActs.ts';
import { reportActs } from './acts/reportActs.ts';
import { reviewActs } from './acts/reviewActs.ts';
import { userActs } from './acts/userActs.ts';

/** What people do on the screens, each by the mutation and the cache update of its button. */
export const acts = {
  ...categoryActs,
  ...listActs,
  ...messageActs,
  ...notificationActs,
  ...offerActs,
  ...pageActs,
  ...paymentActs,
  ...productActs,
  ...reportActs,
  ...reviewActs,
  ...userActs,
} satisfies Record<string, Act>;
