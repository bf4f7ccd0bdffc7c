import type { Resolvers } from '../../generated/graphql.ts';
import { taskId } from './task.rules.ts';
import { viewTasks } from './tasks.queries.ts';

export const taskResolvers: Resolvers = {
  Query: { tasks: (_root, _args, context) => viewTasks(context) },
  Task: {
    id: taskId,
    orderId: ({ orderId }) => orderId?.toHexString() ?? null,
  },
};
