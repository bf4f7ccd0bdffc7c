import { formatFullDay } from '../../../lib/time/dates.ts';

/**
 * Groups messages and cards by the day on which they were written.
 * @param messages oldest first
 * @returns the groups in order; `day`: the moment of the group's first message, in epoch milliseconds
 */
export function byDay<Message extends { createdAt: string }>(
  messages: readonly Message[],
): { day: number; entries: Message[] }[] {
  const days = new Map<string, { day: number; entries: Message[] }>();
  for (const message of messages) {
    const name = formatFullDay(message.createdAt);
    const known = days.get(name) ?? { day: Date.parse(message.createdAt), entries: [] };
    known.entries.push(message);
    days.set(name, known);
  }
  return [...days.values()];
}
