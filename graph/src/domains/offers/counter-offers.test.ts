import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf, offersOf, posted, price, seen } from './offers.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const told = async (person: TestUser) =>
  (await notificationsOf(shop, person)).map(({ message }) => message);

describe('a counter-offer', () => {
  test('replaces the buyer’s amount, and the buyer accepts it', async () => {
    const { seller, buyer, otherBuyer, product } = await posted(shop);
    const other = await otherBuyer.makeOffer(product, 60_00);
    const made = await buyer.makeOffer(product, 80_00);
    const { offer } = await seller.counterOffer(made, 80_00, 100_00);
    expect(offer).toMatchObject({
      status: 'OPEN',
      proposedBy: 'SELLER',
      amount: { amount: 100_00 },
      lapsesAt: made.lapsesAt,
      proposals: [
        { by: 'BUYER', amount: { amount: 80_00 } },
        { by: 'SELLER', amount: { amount: 100_00 } },
      ],
    });
    expect(await told(buyer)).toEqual([
      `The seller made a counter-offer of $100 for ${product.productName}.`,
    ]);
    await expect(seller.acceptOffer(made, 100_00)).rejects.toThrow(
      'The buyer hasn’t answered your counter-offer yet.',
    );
    const accepted = await buyer.acceptCounterOffer(made, 100_00);
    expect(accepted).toMatchObject({
      message: `Counter-offer accepted: ${product.productName} is held for you at $100.00`,
      offer: { status: 'ACCEPTED' },
      product: { inStock: 'PAUSED', hold: { amount: { amount: 100_00 }, offer: { id: made.id } } },
      closedOffers: [],
    });
    expect((await told(seller)).at(-1)).toMatch(
      /^The buyer accepted your counter-offer of \$100 for .* and has until .* to pay\.$/,
    );
    expect(await offersOf(otherBuyer)).toEqual(['CLOSED 60']);
    expect((await seen(otherBuyer, product)).viewerOffer?.id).toBe(other.id);
  });

  test('is answered by another amount, six times at most, without new 90 days', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 50_00);
    await seller.counterOffer(made, 50_00, 110_00);
    for (const [mine, theirs] of [
      [60_00, 100_00],
      [70_00, 90_00],
    ] as const) {
      expect(await buyer.makeOffer(product, mine)).toMatchObject({ id: made.id });
      await seller.counterOffer(made, mine, theirs);
    }
    const last = await buyer.makeOffer(product, 75_00);
    expect(last.proposals).toHaveLength(7);
    expect(Date.parse(last.lapsesAt) - Date.parse(made.createdAt)).toBe(90 * dayMs);
    await expect(seller.counterOffer(made, 75_00, 85_00)).rejects.toThrow(
      'No counter-offers left (6 of 6). Accept this amount, or decline it.',
    );
    // Changing one's own amount isn't a counter-offer.
    const changed = await buyer.makeOffer(product, 76_00);
    expect(changed).toMatchObject({ lapsesAt: made.lapsesAt, proposedBy: 'BUYER' });
    expect(changed.proposals).toHaveLength(7);
    expect((await seller.acceptOffer(made, 76_00)).offer.status).toBe('ACCEPTED');
  });

  test('has to be between the two amounts', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00);
    await expect(seller.counterOffer(made, 80_00, 80_00)).rejects.toThrow(
      'Ask more than the buyer offers, $80.00.',
    );
    await expect(seller.counterOffer(made, 80_00, price + 1)).rejects.toThrow(
      'You can ask up to your price, $120.00.',
    );
    await expect(seller.counterOffer(made, 79_00, 90_00)).rejects.toThrow(
      'The buyer now offers $80.00.',
    );
    await seller.counterOffer(made, 80_00, 90_00);
    await expect(buyer.makeOffer(product, 90_00)).rejects.toThrow(
      'The seller asks $90.00. Accept that, or offer less.',
    );
    await expect(buyer.acceptCounterOffer(made, 80_00)).rejects.toThrow(
      'The seller now asks $90.00.',
    );
    // The seller changes their mind before the buyer answers.
    const { offer } = await seller.counterOffer(made, 80_00, 95_00);
    expect(offer.proposals).toHaveLength(2);
    expect((await buyer.withdrawOffer(made)).offer.status).toBe('WITHDRAWN');
    await expect(seller.counterOffer(made, 80_00, 100_00)).rejects.toThrow(
      'This offer was withdrawn.',
    );
  });

  test('accepted by two buyers at once holds the product for the first', async () => {
    const { seller, buyer, otherBuyer, product } = await posted(shop);
    const offers = [
      { person: buyer, offer: await buyer.makeOffer(product, 50_00) },
      { person: otherBuyer, offer: await otherBuyer.makeOffer(product, 60_00) },
    ];
    for (const { offer } of offers) {
      await seller.counterOffer(offer, offer.amount.amount, 100_00);
    }
    const answers = await Promise.allSettled(
      offers.map(({ person, offer }) => person.acceptCounterOffer(offer, 100_00)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(String(refused?.reason)).toContain(
      'This offer is closed: the product is no longer for sale.',
    );
  });
});

describe('a note', () => {
  test('is a message of the thread, also of a seller to whom nobody wrote', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00, 'I can pick it up today.');
    expect(made.note).toEqual({ text: 'I can pick it up today.' });
    const { offer } = await seller.counterOffer(made, 80_00, 90_00, 'It was serviced in May.');
    expect(offer.note).toEqual({ text: 'It was serviced in May.' });
    const { threads } = await buyer.graphql<{
      threads: { nodes: { messages: { nodes: { text: string }[] } }[] };
    }>('{ threads { nodes { messages { nodes { text } } } } }');
    expect(threads.nodes.map(({ messages }) => messages.nodes.map(({ text }) => text))).toEqual([
      ['It was serviced in May.', 'I can pick it up today.'],
    ]);
    expect(await told(buyer)).toEqual([
      `The seller made a counter-offer of $90 for ${product.productName} and added a note.`,
    ]);
    // One notification covers both; the next message has its own.
    expect(await told(seller)).toEqual([
      `A buyer offered $80 for ${product.productName} and added a note.`,
    ]);
    await buyer.askSeller(product, 'Is tomorrow fine, too?');
    expect((await told(seller)).slice(1)).toEqual([
      `A buyer wrote to you about ${product.productName}.`,
    ]);
    // A repeat after a lost answer writes no second message.
    await seller.counterOffer(made, 80_00, 90_00, 'It was serviced in May.');
    expect(await shop.models.Message.countDocuments({ senderId: seller.id })).toBe(1);
    const other = await seller.counterOffer(made, 80_00, 90_00, 'And it is spotless.');
    expect(other.offer.note).toEqual({ text: 'And it is spotless.' });
    expect(other.offer.proposals).toHaveLength(2);
    const again = await buyer.makeOffer(product, 85_00);
    expect(again.note).toBeNull();
  });

  test('is refused once one has blocked the other, and nothing is offered', async () => {
    const { seller, buyer, product } = await posted(shop);
    await buyer.askSeller(product, 'Would you take less?');
    await seller.blockUser(buyer);
    await expect(buyer.makeOffer(product, 80_00, 'Please.')).rejects.toThrow(
      'You can no longer write to this person.',
    );
    expect(await offersOf(buyer)).toEqual([]);
    expect((await buyer.makeOffer(product, 80_00)).status).toBe('OPEN');
  });

  test('is refused about other products, too, and offers there begin no conversation', async () => {
    const { seller, buyer, product } = await posted(shop);
    await buyer.askSeller(product, 'Would you take less?');
    await seller.blockUser(buyer);
    const second = await seller.addProduct(aProduct({ resalePrice: price }));
    await expect(buyer.makeOffer(second, 80_00, 'Please.')).rejects.toThrow(
      'You can no longer write to this person.',
    );
    expect(await offersOf(buyer)).toEqual([]);
    const third = await seller.addProduct(aProduct({ resalePrice: price }));
    for (const one of [second, third]) {
      expect((await buyer.makeOffer(one, 80_00)).status).toBe('OPEN');
    }
    // The question.
    expect(await told(seller)).toHaveLength(1);
    const { threads } = await seller.graphql<{ threads: { nodes: { product: object }[] } }>(
      '{ threads { nodes { product { id } } } }',
    );
    expect(threads.nodes).toEqual([{ product: { id: product.id } }]);
  });
});

test('notes and counter-offers count as messages do', async () => {
  const limited = await startTestShop({ env: { LIMIT_MESSAGES: '2' } });
  try {
    const { seller, buyer, product } = await posted(limited);
    const made = await buyer.makeOffer(product, 50_00);
    await buyer.makeOffer(product, 55_00);
    await buyer.makeOffer(product, 60_00, 'I can pick it up today.');
    await seller.counterOffer(made, 60_00, 110_00);
    await buyer.makeOffer(product, 70_00);
    await seller.counterOffer(made, 70_00, 100_00);
    await expect(buyer.makeOffer(product, 80_00)).rejects.toThrow(/Too many/);
    await expect(buyer.sendMessage(await threadOf(buyer), 'Hello?')).rejects.toThrow(/Too many/);
    await expect(seller.counterOffer(made, 70_00, 90_00)).rejects.toThrow(/Too many/);
  } finally {
    await limited.close();
  }
});

async function threadOf(person: TestUser): Promise<{ id: string }> {
  const { threads } = await person.graphql<{ threads: { nodes: { id: string }[] } }>(
    '{ threads { nodes { id } } }',
  );
  const [thread] = threads.nodes;
  if (!thread) throw new Error('no thread');
  return thread;
}
