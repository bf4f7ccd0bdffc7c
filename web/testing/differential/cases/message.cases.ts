import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';

const text = 'Does it fold?';

/** A thread with a question and its answer. */
export async function aThread({ seller, buyer }: Users) {
  const product = await seller.addProduct(aProduct());
  const question = await buyer.askSeller(product, text);
  const answer = await seller.sendMessage(question.thread, 'It does.');
  return { product, question, answer, threadId: question.thread.id };
}

/** Cases of what people write to each other. */
export const messageCases = (): Case[] => [
  ...asking(),
  ...sending(),
  ...reading(),
  ...blocking('BlockUser'),
  ...blocking('UnblockUser'),
];

const asking = (): Case[] => [
  ...byEveryRole('AskSeller', async ({ seller }) => ({
    input: { productId: (await seller.addProduct(aProduct())).id, text },
  })),
  by('buyer', 'AskSeller', 'once more', async (users) => {
    const { product } = await aThread(users);
    return { input: { productId: product.id, text: '  And how far? ', requestId: 'form-1' } };
  }),
  by('buyer', 'AskSeller', 'repeated under the same id', async ({ seller, buyer }) => {
    const product = await seller.addProduct(aProduct());
    await buyer.askSeller(product, text, 'form-1');
    return { input: { productId: product.id, text, requestId: 'form-1' } };
  }),
  by('otherBuyer', 'AskSeller', 'about what another buyer asked about', async (users) => ({
    input: { productId: (await aThread(users)).product.id, text, requestId: 'form-1' },
  })),
  by('buyer', 'AskSeller', 'about a sold product', async (users) => ({
    input: { productId: (await soldProduct(users)).id, text },
  })),
  by('buyer', 'AskSeller', 'about a deleted product', async (users) => ({
    input: { productId: (await removedProduct(users)).id, text },
  })),
  by('buyer', 'AskSeller', 'when the seller has blocked the buyer', async (users) => {
    await aThread(users);
    const product = await users.seller.addProduct(aProduct());
    await users.seller.blockUser(users.buyer);
    return { input: { productId: product.id, text } };
  }),
  by('buyer', 'AskSeller', 'for an unknown id', () => ({ input: { productId: unknownId, text } })),
  by('buyer', 'AskSeller', 'for an id that is none', () => ({
    input: { productId: 'bench', text },
  })),
];

const sending = (): Case[] => [
  ...byEveryRole('SendMessage', async (users) => ({
    input: { threadId: (await aThread(users)).threadId, text },
  })),
  by('otherBuyer', 'SendMessage', 'in a thread of others', async (users) => ({
    input: { threadId: (await aThread(users)).threadId, text },
  })),
  by('buyer', 'SendMessage', 'repeated under the same id', async (users) => {
    const { threadId } = await aThread(users);
    await users.buyer.sendMessage({ id: threadId }, text, 'form-1');
    return { input: { threadId, text, requestId: 'form-1' } };
  }),
  ...(['buyer', 'seller'] as const).map((sender) =>
    by(sender, 'SendMessage', `by a ${sender} when the seller has blocked`, async (users) => {
      const { threadId } = await aThread(users);
      await users.seller.blockUser(users.buyer);
      return { input: { threadId, text } };
    }),
  ),
  by('buyer', 'SendMessage', 'to a deleted account', async (users) => {
    const { threadId } = await aThread(users);
    await users.admin.deleteUser(users.seller);
    return { input: { threadId, text } };
  }),
  by('buyer', 'SendMessage', 'for an unknown id', () => ({ input: { threadId: unknownId, text } })),
  by('buyer', 'SendMessage', 'for an id that is none', () => ({
    input: { threadId: 'thread', text },
  })),
];

const reading = (): Case[] => [
  ...byEveryRole('MarkThreadRead', async (users) => {
    const { threadId, answer } = await aThread(users);
    return { threadId, until: answer.id };
  }),
  by('seller', 'MarkThreadRead', 'up to an earlier message', async (users) => {
    const { threadId, question } = await aThread(users);
    await users.buyer.sendMessage({ id: threadId }, 'And how far?');
    return { threadId, until: question.id };
  }),
  by('buyer', 'MarkThreadRead', 'again', async (users) => {
    const { threadId, answer } = await aThread(users);
    await users.buyer.markThreadRead({ id: threadId }, answer);
    return { threadId, until: answer.id };
  }),
  by('otherBuyer', 'MarkThreadRead', 'of others', async (users) => {
    const { threadId, answer } = await aThread(users);
    return { threadId, until: answer.id };
  }),
  by('buyer', 'MarkThreadRead', 'up to an unknown message', async (users) => ({
    threadId: (await aThread(users)).threadId,
    until: unknownId,
  })),
  by('buyer', 'MarkThreadRead', 'up to an id that is none', async (users) => ({
    threadId: (await aThread(users)).threadId,
    until: 'message',
  })),
  by('buyer', 'MarkThreadRead', 'for ids that are none', () => ({
    threadId: 'thread',
    until: 'message',
  })),
];

const blocking = (operation: 'BlockUser' | 'UnblockUser'): Case[] => [
  ...byEveryRole(operation, async (users) => {
    await aThread(users);
    return { userId: users.seller.id };
  }),
  by('seller', operation, 'who is blocked already', async (users) => {
    await aThread(users);
    await aThread(users);
    await users.seller.blockUser(users.buyer);
    return { userId: users.buyer.id };
  }),
  by('buyer', operation, 'who has blocked the caller', async (users) => {
    await aThread(users);
    await users.seller.blockUser(users.buyer);
    return { userId: users.seller.id };
  }),
  by('buyer', operation, 'without a common thread', ({ otherSeller }) => ({
    userId: otherSeller.id,
  })),
  by('buyer', operation, 'for an unknown id', () => ({ userId: unknownId })),
  by('buyer', operation, 'for an id that is none', () => ({ userId: 'nobody' })),
];
