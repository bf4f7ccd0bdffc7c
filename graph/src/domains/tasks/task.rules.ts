import type { TaskKind } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';

/** Days for which an unanswered question stays a task. */
export const questionDays = 14;

/** A step that waits for an account. */
export type Task = {
  kind: TaskKind;
  /** Identifies the task together with its kind. */
  about: Types.ObjectId | string;
  subject: string;
  sentence: string;
  since: Date;
  until: Date | null;
  /** The page for doing it. */
  path: string;
  /** The mutation that does it, if that only needs the order's id. */
  mutation?: 'confirmOrderReceipt' | 'confirmReturn' | 'adminRetryTransfer';
  orderId?: Types.ObjectId;
};

export const taskId = ({ kind, about }: Task): string => `${kind} ${about}`;

/** Sorts by deadline (those without one last), then by age. */
export function inUrgency(one: Task, other: Task): number {
  const [until, otherUntil] = [one, other].map((task) => task.until?.getTime() ?? Infinity);
  if (until !== otherUntil) return Number(until) < Number(otherUntil) ? -1 : 1;
  const age = one.since.getTime() - other.since.getTime();
  return age !== 0 ? age : taskId(one).localeCompare(taskId(other));
}

/** A name as the start of a sentence. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
