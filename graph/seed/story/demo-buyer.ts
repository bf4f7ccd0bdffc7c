import { followSeller } from '../../src/domains/follows/follows.service.ts';
import { addToBookingList, addToWishList } from '../../src/domains/lists/lists.service.ts';
import { answerProblem } from '../../src/domains/orders/problems/problem-steps.service.ts';
import { saveSearch } from '../../src/domains/saved-searches/saved-searches.service.ts';
import * as acts from './acts.ts';
import { type Beat, beat, sale } from './beats.ts';

const hour = 1 / 24;

/** A purchase to pick up tomorrow: a conversation, an agreed time, a code. */
const tomorrow: Beat[] = [
  beat(4.2, 'sam asks about the rower', (stage) =>
    acts.say(stage, {
      who: 'sam',
      to: ['sam', 'Riverline Hybrid Rower'],
      text: 'Hi Marcus, does the rail fold, or do I need a van?',
    }),
  ),
  beat(4.1, 'marcus answers about the rower', (stage) =>
    acts.say(stage, {
      who: 'marcus',
      to: ['sam', 'Riverline Hybrid Rower'],
      text: 'It comes apart in two pieces. A station wagon is enough, mine was.',
    }),
  ),
  ...sale('Riverline Hybrid Rower', 'marcus', 'sam', { daysAgo: 3, handedOverAfter: null }),
  beat(2.9, 'marcus proposes times for the rower', (stage) =>
    acts.proposeTimes(stage, 'marcus', 'Riverline Hybrid Rower', {
      zone: 'America/Chicago',
      place: '1408 Holly Street, Austin, TX. Ring at the blue gate.',
      times: [
        [1, '18:00'],
        [2, '10:00'],
      ],
    }),
  ),
  beat(2.6, 'sam accepts a time for the rower', (stage) =>
    acts.acceptTime(stage, 'sam', 'Riverline Hybrid Rower'),
  ),
  beat(2.5, 'sam writes about the pick-up', (stage) =>
    acts.writeInOrder(
      stage,
      'sam',
      'Riverline Hybrid Rower',
      'Six works for me. I’ll bring blankets and a friend.',
    ),
  ),
  beat(0.3, 'marcus writes about the pick-up', (stage) =>
    acts.writeInOrder(
      stage,
      'marcus',
      'Riverline Hybrid Rower',
      'Great. I’ve put the two halves by the door, and the seat bolts are taped to the rail.',
    ),
  ),
];

/** A purchase whose seller has set times for the buyer to choose from. */
const timesToChoose: Beat[] = [
  beat(9, 'marcus sets his pick-up times', (stage) =>
    acts.offerTimes(stage, 'marcus', {
      place: '1408 Holly Street, Austin, TX',
      timeZone: 'America/Chicago',
      windows: [
        { weekday: 'tuesday', from: '18:00', to: '20:30' },
        { weekday: 'thursday', from: '18:00', to: '20:30' },
        { weekday: 'saturday', from: '10:00', to: '15:00' },
      ],
    }),
  ),
  ...sale('Plate Tree, fully loaded', 'marcus', 'sam', { daysAgo: 0.5, handedOverAfter: null }),
];

/** A purchase with an open problem: photos, and an offer of the seller. */
const problem: Beat[] = [
  ...sale('Athlete Bench Pro with Leg Hold', 'priya', 'sam', { daysAgo: 12, handedOverAfter: 3 }),
  beat(2.6, 'sam reports a problem with the bench', async (stage) => {
    await acts.reportWithPhotos(stage, 'sam', 'Athlete Bench Pro with Leg Hold', {
      reason: 'not-as-described',
      wish: 'partial-refund',
      amount: acts.money(stage, 80),
      text: 'The leg hold wobbles, because the thread of one bolt is stripped. That wasn’t in the description. I can have it fixed for about $80.',
      pictures: [
        'products/athlete-bench-pro-with-leg-hold',
        'products/incline-bench-with-leg-rollers-detail',
      ],
    });
  }),
  beat(1.2, 'priya offers money for the bench', async (stage) => {
    await answerProblem(stage.as('priya'), {
      orderId: await acts.orderId(stage, 'Athlete Bench Pro with Leg Hold'),
      answer: 'offer',
      amount: acts.money(stage, 50),
      text: 'I’m sorry, I never used the leg hold. A new bolt set is $20 at the maker’s. Would $50 be fair?',
    });
  }),
];

/** An accepted offer to pay, and another buyer's offer that it closed. */
const accepted: Beat[] = [
  beat(2.4, 'leo offers for the air bike', (stage) =>
    acts.offer(stage, 'leo', 'Granite Air Bike', 280),
  ),
  beat(1.5, 'sam offers for the air bike', (stage) =>
    acts.offer(stage, 'sam', 'Granite Air Bike', 310),
  ),
  beat(8 * hour, 'dre accepts the offer for the air bike', (stage) =>
    acts.answerOffer(stage, ['dre', 'accept'], ['sam', 'Granite Air Bike']),
  ),
];

/** An offer that its seller answered with another amount. */
const countered: Beat[] = [
  beat(1.8, 'sam offers for the small rower', (stage) =>
    acts.offer(
      stage,
      'sam',
      'Compact Mag Row 12',
      140,
      'I have a van and could come any evening this week.',
    ),
  ),
  beat(9 * hour, 'ben asks more for the small rower', (stage) =>
    acts.counter(
      stage,
      'ben',
      ['sam', 'Compact Mag Row 12'],
      [170, 'The seat and the strap are new, so I’d like $170 for it.'],
    ),
  ),
];

/** A purchase in two instalments that was handed over today: its balance is due in three working days. */
const balance: Beat[] = sale('Northpeak Home 2000', 'sofia', 'sam', {
  daysAgo: 5,
  handedOverAfter: 4.8,
  halves: 'balance-open',
});

/** A saved search with two alerts, one from a seller whom the demo buyer follows. */
const saved: Beat[] = [
  ...(['nora', 'hana', 'walt'] as const).map((seller, nth) =>
    beat(30 - nth * 8, `sam follows ${seller}`, async (stage) => {
      await followSeller(stage.as('sam'), stage.user(seller)._id.toHexString());
    }),
  ),
  beat(9, 'sam saves a search', async (stage) => {
    const category = await stage.shop.models.Category.findOne({ title: 'Rowing Machines' }).lean();
    await saveSearch(stage.as('sam'), {
      name: 'Rowers under $700',
      mail: 'daily',
      filter: {
        categoryIds: [category?._id.toHexString()],
        maxPrice: acts.money(stage, 700),
      },
    });
  }),
  beat(2.2, 'post Brightwater Air Rower C', (stage) => acts.post(stage, 'Brightwater Air Rower C')),
  beat(0.7, 'post Riverline Rower, short rail', (stage) =>
    acts.post(stage, 'Riverline Rower, short rail'),
  ),
];

const lists: Beat[] = [
  ...['Comfort Glide Recumbent', 'Squat Stands, pair', 'Cirrus Cross Trainer'].map((name, nth) =>
    beat(1.9 - nth * 0.4, `sam wishes for ${name}`, async (stage) => {
      await acts.view(stage, 'sam', name);
      await acts.once(addToWishList(stage.as('sam'), await acts.productId(stage, name)));
    }),
  ),
  ...['Brightwater Air Rower C', 'Bands, Blocks and a Roller'].map((name, nth) =>
    beat(0.9 - nth * 0.3, `sam books ${name}`, async (stage) => {
      await acts.once(addToBookingList(stage.as('sam'), await acts.productId(stage, name)));
    }),
  ),
];

export const demoBuyer: Beat[] = [
  ...tomorrow,
  ...timesToChoose,
  ...problem,
  ...accepted,
  ...countered,
  ...balance,
  ...saved,
  ...lists,
  beat(5 * hour, 'sam asks about the water rower', (stage) =>
    acts.say(stage, {
      who: 'sam',
      to: ['sam', 'Walnut Tide Water Rower'],
      text: 'Hello Sofia, is the tank still tight after the move, and would you hold it until Saturday?',
    }),
  ),
];
