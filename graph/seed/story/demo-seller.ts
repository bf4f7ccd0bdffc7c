import { followSeller } from '../../src/domains/follows/follows.service.ts';
import { changeOwnStock } from '../../src/domains/listings/change-own-stock.service.ts';
import { addToWishList } from '../../src/domains/lists/lists.service.ts';
import { holdPayout } from '../../src/domains/payouts/admin-payouts.service.ts';
import * as acts from './acts.ts';
import { type Beat, beat, sale } from './beats.ts';

const hour = 1 / 24;

/** Offers for the demo seller's products: two open ones and several ended ones. */
const offers: Beat[] = [
  beat(6, 'leo offers too little for the recumbent', (stage) =>
    acts.offer(stage, 'leo', 'Comfort Glide Recumbent', 200),
  ),
  beat(5.5, 'nora declines for the recumbent', (stage) =>
    acts.answerOffer(stage, ['nora', 'decline'], ['leo', 'Comfort Glide Recumbent']),
  ),
  beat(1.1, 'june offers for the recumbent', (stage) =>
    acts.offer(stage, 'june', 'Comfort Glide Recumbent', 340),
  ),
  beat(7 * hour, 'omar offers for the cage', (stage) =>
    acts.offer(stage, 'omar', 'White Cage with Safeties', 450),
  ),
  // Accepted but not paid, so back on sale; paused since.
  beat(12, 'theo offers for the lat tower', (stage) =>
    acts.offer(stage, 'theo', 'Garage Lat Tower', 340),
  ),
  beat(11.5, 'nora accepts for the lat tower', (stage) =>
    acts.answerOffer(stage, ['nora', 'accept'], ['theo', 'Garage Lat Tower']),
  ),
  beat(3, 'nora pauses the lat tower', async (stage) => {
    const id = await acts.productId(stage, 'Garage Lat Tower');
    await acts.once(changeOwnStock(stage.as('nora'), 'pause', id));
  }),
];

/** Pick-up times for buyers to choose, and another time that a buyer proposes. */
const time: Beat[] = [
  beat(1.05, 'nora sets her pick-up times', (stage) =>
    acts.offerTimes(stage, 'nora', {
      place: '2210 Main Street, Vancouver, WA',
      timeZone: 'America/Los_Angeles',
      windows: [
        { weekday: 'wednesday', from: '17:30', to: '19:30' },
        { weekday: 'sunday', from: '10:00', to: '13:00' },
      ],
    }),
  ),
  ...sale('Double Twenty-Four', 'nora', 'theo', { daysAgo: 1, handedOverAfter: null }),
  beat(0.9, 'theo writes about the kettlebells', (stage) =>
    acts.writeInOrder(
      stage,
      'theo',
      'Double Twenty-Four',
      'Hi Nora, I’m in town from Tuesday on. Does one of these times suit you?',
    ),
  ),
  beat(0.88, 'theo proposes times for the kettlebells', (stage) =>
    acts.proposeTimes(stage, 'theo', 'Double Twenty-Four', {
      zone: 'America/Los_Angeles',
      place: 'At your place in Vancouver',
      times: [
        [2, '17:30'],
        [3, '09:00'],
        [4, '18:30'],
      ],
    }),
  ),
];

/** Sales whose money waits, is held, and is on its way. */
const moneyOfLately: Beat[] = [
  // A paid offer: the money waits for two days after the hand-over.
  beat(4.2, 'maya offers for the bag', (stage) =>
    acts.offer(stage, 'maya', 'Freestanding Bag, sand base', 115),
  ),
  beat(3.6, 'nora accepts for the bag', (stage) =>
    acts.answerOffer(stage, ['nora', 'accept'], ['maya', 'Freestanding Bag, sand base']),
  ),
  ...sale('Freestanding Bag, sand base', 'nora', 'maya', { daysAgo: 3.2, handedOverAfter: 2.4 }),
  ...sale('Round Rubber Pairs, 12 and 8 kg', 'nora', 'june', { daysAgo: 8, handedOverAfter: 5.1 }),
  // Held by an admin. Its review is the one that can be answered.
  ...sale('Ridgeline T7 Treadmill, 2023', 'nora', 'june', {
    daysAgo: 18,
    handedOverAfter: 3,
    ofSeller: [4, 'Great machine. The key was missing at first, but Nora mailed it the same day.'],
  }),
  beat(14.5, 'avery holds the money for the treadmill', async (stage) => {
    await holdPayout(stage.as('admin'), {
      orderId: await acts.orderId(stage, 'Ridgeline T7 Treadmill, 2023'),
      reason: 'We’re checking the serial number with the maker. This usually takes two weeks.',
    });
  }),
  beat(13, 'nora asks about the key', (stage) =>
    acts.writeInOrder(
      stage,
      'june',
      'Ridgeline T7 Treadmill, 2023',
      'The key came today, thank you for the quick help!',
    ),
  ),
];

const admirers: Beat[] = (
  [
    ['june', 'Orbit E5 Elliptical', 0.6],
    ['maya', 'Comfort Glide Recumbent', 4],
    ['ingrid', 'Comfort Glide Recumbent', 2],
    ['theo', 'White Cage with Safeties', 5],
    ['leo', 'Incline Bench with Leg Rollers', 3],
  ] as const
).map(([who, name, daysAgo]) =>
  beat(daysAgo, `${who} wishes for ${name}`, async (stage) => {
    await acts.once(addToWishList(stage.as(who), await acts.productId(stage, name)));
  }),
);

const followers: Beat[] = (['june', 'maya', 'ingrid'] as const).map((who, nth) =>
  beat(120 - nth * 35, `${who} follows nora`, async (stage) => {
    await followSeller(stage.as(who), stage.user('nora')._id.toHexString());
  }),
);

/** Answered within hours, so that her products show her usual answer time. */
const questions: Beat[] = (
  [
    [
      'june',
      'Comfort Glide Recumbent',
      41.2,
      'Does the seat move far enough for 1.60?',
      'It does, my sister is shorter.',
    ],
    [
      'theo',
      'White Cage with Safeties',
      26.7,
      'How high is it?',
      '210 cm, so measure your ceiling.',
    ],
    [
      'leo',
      'Incline Bench with Leg Rollers',
      12.3,
      'Does it go flat?',
      'Flat and up to 75 degrees.',
    ],
  ] as const
).flatMap(([who, name, daysAgo, question, answer]) => {
  const to = [who, name] as const;
  return [
    beat(daysAgo, `${who} asks about ${name}`, (stage) =>
      acts.say(stage, { who, to, text: question }),
    ),
    beat(daysAgo - 0.1, `nora answers ${who} about ${name}`, (stage) =>
      acts.say(stage, { who: 'nora', to, text: answer }),
    ),
  ];
});

/** The demo seller's offers, appointments, money and admirers. */
export const demoSeller: Beat[] = [
  ...offers,
  ...time,
  ...moneyOfLately,
  ...admirers,
  ...followers,
  ...questions,
  beat(0.4, 'maya asks about the elliptical', (stage) =>
    acts.say(stage, {
      who: 'maya',
      to: ['maya', 'Orbit E5 Elliptical'],
      text: 'Hi Nora, does it fit under a ceiling of 2.3 metres if I’m 1.80?',
    }),
  ),
];
