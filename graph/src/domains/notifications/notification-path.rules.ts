import { notificationPath } from '@fitness-zone/contract/notifications/kinds.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { NotificationRecord } from './notification.model.ts';

/** The page that a notification opens for its account. */
export const pathOf = (
  { kind, productId, threadId }: Pick<NotificationRecord, 'kind' | 'productId' | 'threadId'>,
  { role }: Pick<UserRecord, 'role'>,
  orderId: string | null,
): string =>
  notificationPath({
    kind,
    role,
    productId: productId?.toHexString() ?? null,
    orderId,
    threadId: threadId?.toHexString() ?? null,
  });
