import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { browseAuditLog } from './audit.queries.ts';

/** What an act of each kind is done to. */
const targets: Record<AuditAction, 'user' | 'category' | 'product'> = {
  'add-admin': 'user',
  'demote-admin': 'user',
  'verify-user': 'user',
  'delete-user': 'user',
  'delete-account': 'user',
  'add-category': 'category',
  'delete-product': 'product',
  'advertise-product': 'product',
};

export const auditResolvers: Resolvers = {
  Query: { auditLog: (_root, page, context) => browseAuditLog(context, page) },
  AuditEntryConnection: { totalCount: ({ totalCount }) => totalCount() },
  AuditEntry: {
    id: ({ _id }) => _id.toHexString(),
    actorId: ({ actorId }) => actorId?.toHexString() ?? null,
    targetId: ({ targetId }) => targetId.toHexString(),
    failedEntryId: ({ failedEntryId }) => failedEntryId?.toHexString() ?? null,
    actor: ({ actorId }, _args, { loaders }) => (actorId ? loaders.user.load(actorId) : null),
    user: ({ action, targetId }, _args, { loaders }) =>
      targets[action] === 'user' ? loaders.user.load(targetId) : null,
    category: ({ action, targetId }, _args, { loaders }) =>
      targets[action] === 'category' ? loaders.category.load(targetId) : null,
    product: ({ action, targetId }, _args, { loaders }) =>
      targets[action] === 'product' ? loaders.product.load(targetId) : null,
  },
};
