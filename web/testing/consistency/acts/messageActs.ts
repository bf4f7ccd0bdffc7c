import {
  askSellerOptions,
  sendMessageOptions,
} from '../../../src/features/messages/message.cache.ts';
import {
  blockUserOptions,
  markThreadReadOptions,
  unblockUserOptions,
} from '../../../src/features/messages/thread.cache.ts';
import {
  AskSellerDocument,
  BlockUserDocument,
  MarkThreadReadDocument,
  SendMessageDocument,
  UnblockUserDocument,
} from '../../../src/generated/messages.ts';
import { type Act, onOne } from './act.ts';
import { correspondents, products, threads } from './shownRecords.ts';

/** What people do with messages. */
export const messageActs = {
  asks: onOne(AskSellerDocument, askSellerOptions, products, (productId) => ({
    input: { productId, text: 'Is it still there?' },
  })),
  writes: onOne(SendMessageDocument, sendMessageOptions, threads, ({ id }) => ({
    input: { threadId: id, text: 'It is, <b>really</b>.\nAsk away.' },
  })),
  readsThread: onOne(MarkThreadReadDocument, markThreadReadOptions, threads, (thread) => ({
    threadId: thread.id,
    until: thread.lastMessage.id,
  })),
  blocks: onOne(BlockUserDocument, blockUserOptions, correspondents, ({ id }) => ({ userId: id })),
  unblocks: onOne(UnblockUserDocument, unblockUserOptions, correspondents, ({ id }) => ({
    userId: id,
  })),
} satisfies Record<string, Act>;
