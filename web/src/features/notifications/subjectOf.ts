import type { Role } from '../../generated/graphql.ts';
import { pathOf } from './pathOf.ts';

/** What a notification is about: its order, else its product, else the page where it leads. */
export const subjectOf = (notification: Parameters<typeof pathOf>[0], role: Role): string =>
  notification.payment?.order?.id ?? notification.product?.id ?? pathOf(notification, role);
