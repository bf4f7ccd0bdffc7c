import { enumValues, type NotificationKind } from '@fitness-zone/contract/enums.ts';
import type { Viewer } from '../../context/registry.ts';

/** What comes by mail as long as an account has set nothing else. */
const mailedByDefault: readonly NotificationKind[] = [
  ...(['sold', 'paid', 'handed-over', 'problem-reported', 'refunded'] as const),
];

/** Of what an account is also notified by mail, in the order of the schema. */
export const mailedKinds = ({
  mailedNotifications,
}: Pick<Viewer, 'mailedNotifications'>): NotificationKind[] => {
  const mailed: readonly string[] = mailedNotifications ?? mailedByDefault;
  return Object.values(enumValues.NotificationKind).filter((kind) => mailed.includes(kind));
};
