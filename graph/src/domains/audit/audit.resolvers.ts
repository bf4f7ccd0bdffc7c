import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { actTargets } from './act-targets.rules.ts';
import { adminAuditLog } from './audit.queries.ts';
import { decisionText } from './decision-texts.rules.ts';

export const auditResolvers: Resolvers = {
  Query: { adminAuditLog: (_root, asked, context) => adminAuditLog.page(context, asked) },
  AuditEntry: {
    actorId: ({ actorId }) => actorId?.toHexString() ?? null,
    targetId: ({ targetId }) => targetId.toHexString(),
    decision: async ({ action, decided }, _args, context) => {
      const recipient = decided?.toId ? await presentUser(context, decided.toId) : null;
      return decisionText(action, decided, recipient?.name ?? null);
    },
    orderId: ({ decided }) => decided?.orderId?.toHexString() ?? null,
    reportId: ({ decided }) => decided?.reportId?.toHexString() ?? null,
    failedEntryId: ({ failedEntryId }) => failedEntryId?.toHexString() ?? null,
    actor: ({ actorId }, _args, context) => (actorId ? presentUser(context, actorId) : null),
    user: ({ action, targetId }, _args, context) =>
      actTargets[action] === 'user' ? presentUser(context, targetId) : null,
    category: ({ action, targetId }, _args, { loaders }) =>
      actTargets[action] === 'category' ? loaders.category.load(targetId) : null,
    product: ({ action, targetId }, _args, { loaders }) =>
      actTargets[action] === 'product' ? loaders.product.load(targetId) : null,
  },
};
