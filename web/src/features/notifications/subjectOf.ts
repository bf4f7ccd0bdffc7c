import type { Role } from '../../generated/graphql.ts';
import { pathOf } from './pathOf.ts';

/** A notification's subject: its order, otherwise its product, otherwise the page it links to. */
export const subjectOf = (notification: Parameters<typeof pathOf>[0], role: Role): string =>
  notification.payment?.order?.id ?? notification.product?.id ?? pathOf(notification, role);
