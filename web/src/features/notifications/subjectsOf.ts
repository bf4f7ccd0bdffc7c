import { enumValues } from '@fitness-zone/contract/enums.ts';
import { notificationPath } from '@fitness-zone/contract/notifications/kinds.ts';
import { matchPath } from 'react-router-dom';
import type { NotificationKind, NotificationSubjectsInput, Role } from '../../generated/graphql.ts';
import { patterns } from '../../lib/paths.ts';

const kinds = Object.keys(enumValues.NotificationKind) as NotificationKind[];

const idIn = (pattern: string, pathname: string) => matchPath(pattern, pathname)?.params.id;

/** The notification subjects shown on a page; null if no notification links to it. */
export function subjectsOf(pathname: string, role: Role): NotificationSubjectsInput | null {
  const productId = idIn(patterns.product, pathname) ?? idIn(patterns.payment, pathname);
  if (productId) return { productIds: [productId] };
  const orderId = idIn(patterns.order, pathname);
  if (orderId) return { orderId };
  const threadId = idIn(patterns.thread, pathname);
  if (threadId) return { threadId };
  const leading = kinds.filter((kind) => leadsAlways(kind, role) === pathname);
  return leading.length > 0 ? { kinds: leading } : null;
}

/** The page that a kind links to, for any product or order. */
const leadsAlways = (kind: NotificationKind, role: Role): string =>
  notificationPath({
    kind: enumValues.NotificationKind[kind],
    role: enumValues.Role[role],
    productId: 'any',
    orderId: 'any',
    threadId: null,
  });
