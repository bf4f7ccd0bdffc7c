import type { Role } from '@fitness-zone/contract/enums.ts';
import { mostTasks } from '@fitness-zone/contract/limits.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { adminTasks } from './admin-tasks.queries.ts';
import { orderTasks } from './order-tasks.queries.ts';
import {
  acceptedOfferTasks,
  offerTasks,
  payoutSetupTasks,
  questionTasks,
  reviewTasks,
} from './own-tasks.queries.ts';
import { inUrgency, type Task } from './task.rules.ts';

type Source = (context: Context, viewer: Viewer) => Promise<Task[]>;

/** Each reads at most `mostTasks` records by an index. */
const sources: Record<Role, readonly Source[]> = {
  buyer: [orderTasks, offerTasks, acceptedOfferTasks, reviewTasks],
  seller: [orderTasks, offerTasks, questionTasks, reviewTasks, payoutSetupTasks],
  admin: [orderTasks, ...adminTasks],
};

/** The open tasks of the signed-in account, sorted by deadline, then by age. */
export async function viewTasks(context: Context): Promise<Task[]> {
  const viewer = requireUser(context);
  const found = await Promise.all(sources[viewer.role].map((source) => source(context, viewer)));
  return found.flat().sort(inUrgency).slice(0, mostTasks);
}
