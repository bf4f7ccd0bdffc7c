import { enumValues } from '@fitness-zone/contract/enums.ts';
import { notificationPath } from '@fitness-zone/contract/notifications/kinds.ts';
import type { NotificationKind, Role } from '../../generated/graphql.ts';

type Notified = {
  kind: NotificationKind;
  product?: { id: string } | null;
  thread?: { id: string } | null;
  payment?: { order?: { id: string } | null } | null;
};

/** A notification's path for an account of a role. */
export const pathOf = ({ kind, product, thread, payment }: Notified, role: Role): string =>
  notificationPath({
    kind: enumValues.NotificationKind[kind],
    role: enumValues.Role[role],
    productId: product?.id ?? null,
    orderId: payment?.order?.id ?? null,
    threadId: thread?.id ?? null,
  });
