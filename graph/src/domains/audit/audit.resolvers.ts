import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { browseAuditLog } from './audit.queries.ts';

/** What an act of each kind is done to. */
const targets: Record<AuditAction, 'user' | 'category' | 'product'> = {
  'add-admin': 'user',
  'demote-admin': 'user',
  'verify-user': 'user',
  'unverify-user': 'user',
  'delete-user': 'user',
  'delete-account': 'user',
  'suspend-user': 'user',
  'restore-user': 'user',
  'add-category': 'category',
  'update-category': 'category',
  'move-category': 'category',
  'delete-category': 'category',
  'delete-product': 'product',
  'advertise-product': 'product',
  'end-advertisement': 'product',
  'cancel-sale': 'product',
  'refund-payment': 'product',
  'hide-product': 'product',
  'restore-product': 'product',
  'decide-report': 'user',
};

/** An account, unless its deletion has begun. */
async function presentUser({ loaders }: Context, id: Types.ObjectId): Promise<Viewer | null> {
  const user = await loaders.user.load(id);
  return user?.deletingAt ? null : user;
}

export const auditResolvers: Resolvers = {
  Query: { auditLog: (_root, page, context) => browseAuditLog(context, page) },
  AuditEntryConnection: { totalCount: ({ totalCount }) => totalCount() },
  AuditEntry: {
    id: ({ _id }) => _id.toHexString(),
    actorId: ({ actorId }) => actorId?.toHexString() ?? null,
    targetId: ({ targetId }) => targetId.toHexString(),
    reason: ({ reason }) => reason ?? null,
    failedEntryId: ({ failedEntryId }) => failedEntryId?.toHexString() ?? null,
    actor: ({ actorId }, _args, context) => (actorId ? presentUser(context, actorId) : null),
    user: ({ action, targetId }, _args, context) =>
      targets[action] === 'user' ? presentUser(context, targetId) : null,
    category: ({ action, targetId }, _args, { loaders }) =>
      targets[action] === 'category' ? loaders.category.load(targetId) : null,
    product: ({ action, targetId }, _args, { loaders }) =>
      targets[action] === 'product' ? loaders.product.load(targetId) : null,
  },
};
