import type { ReactNode } from 'react';

/** Something that stands between the messages of a conversation, such as an offer. */
export type ThreadCard = { key: string; createdAt: string; content: ReactNode };

/**
 * Messages with the cards between them, by time. Cards from before the oldest message wait until that one is loaded.
 * @param messages the oldest first
 */
export function withCards(
  messages: readonly ThreadCard[],
  cards: readonly ThreadCard[],
  hasEarlier: boolean,
): ThreadCard[] {
  const time = ({ createdAt }: ThreadCard) => Date.parse(createdAt);
  const [first] = messages;
  const from = hasEarlier && first ? time(first) : Number.NEGATIVE_INFINITY;
  // The note of an offer comes after it, also in the same millisecond.
  return [...cards.filter((card) => time(card) >= from), ...messages].toSorted(
    (one, other) => time(one) - time(other),
  );
}
