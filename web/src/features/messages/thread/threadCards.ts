import type { ReactNode } from 'react';

/** An item between the messages of a conversation, such as an offer. */
export type ThreadCard = {
  key: string;
  createdAt: string;
  content: ReactNode;
  /** the reader's next step, which stays in view below the messages */
  pinned?: ReactNode;
};

/**
 * Messages with the cards between them, by time. Cards older than the oldest loaded message wait for the previous page.
 * @param messages oldest first
 */
export function withCards(
  messages: readonly ThreadCard[],
  cards: readonly ThreadCard[],
  hasEarlier: boolean,
): ThreadCard[] {
  const time = ({ createdAt }: ThreadCard) => Date.parse(createdAt);
  const [first] = messages;
  const from = hasEarlier && first ? time(first) : Number.NEGATIVE_INFINITY;
  // An offer's note comes after it, even in the same millisecond.
  return [...cards.filter((card) => time(card) >= from), ...messages].toSorted(
    (one, other) => time(one) - time(other),
  );
}
