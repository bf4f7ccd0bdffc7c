import type { SellerKey } from '@fitness-zone/sample-data/people.ts';
import { buyers, sellers } from '@fitness-zone/sample-data/people.ts';
import { random } from '@fitness-zone/sample-data/random.ts';
import { markThreadRead } from '../../src/domains/messages/unread/mark-thread-read.service.ts';
import { markAllNotificationsRead } from '../../src/domains/notifications/mark-read.service.ts';
import * as acts from './acts.ts';
import { type Beat, beat } from './beats.ts';
import type { Stage } from './stage.ts';

/** Before the first sale. The demo seller's bank takes two days, so that money is seen on its way. */
const setUps: Beat[] = (Object.keys(sellers) as SellerKey[]).map((seller, nth) =>
  beat(358 - nth * 0.1, `${seller} sets up payouts`, (stage) =>
    acts.setUpPayouts(
      stage,
      seller,
      seller === 'nora' ? 'slow' : seller === 'ben' ? 'refused' : 'usual',
    ),
  ),
);

const days = 14;
const visitsADay = 14;

/** Products of the demo seller are looked at more often than others. */
const visits: Beat[] = Array.from({ length: days }, (_, day) =>
  beat(day + 0.35, `visits ${day} days ago`, async (stage) => {
    const { Product } = stage.shop.models;
    const some = await Product.find({ inStock: 'available' }, { productName: 1, sellerId: 1 })
      .sort({ _id: 1 })
      .lean();
    const own = some.filter(({ sellerId }) => sellerId.equals(stage.user('nora')._id));
    const chance = random(`visits ${day}`);
    const people = Object.keys(buyers);
    for (let nth = 0; nth < visitsADay; nth++) {
      const { productName } = chance.pick(nth % 2 === 0 ? own : some);
      await acts.view(stage, chance.pick(people), productName);
    }
  }),
);

/** Everybody was active in the last days. */
const present: Beat[] = ['admin', ...Object.keys(sellers), ...Object.keys(buyers)].map((who, nth) =>
  beat(((nth * 7) % 19) * 0.3 + 0.05, `${who} is here`, (stage) => acts.beActive(stage, who)),
);

/** The demo accounts have read everything except the last hours' news. */
const reading: Beat[] = ['sam', 'nora', 'admin'].map((who) =>
  beat(who === 'admin' ? 1.4 : 0.55, `${who} reads the news`, (stage) => read(stage, who)),
);

async function read(stage: Stage, who: string): Promise<void> {
  const context = stage.as(who);
  const { _id: userId } = stage.user(who);
  const { Notification, Thread } = stage.shop.models;
  const last = await Notification.findOne({ userId }).sort({ _id: -1 }).lean();
  if (last) await markAllNotificationsRead(context, last._id.toHexString());
  for (const { _id, lastMessage } of await Thread.find({ participants: userId }).lean()) {
    if (lastMessage)
      await markThreadRead(context, _id.toHexString(), lastMessage._id.toHexString());
  }
}

/** Payouts that have reached sellers' banks since the last look. */
const banks: Beat[] = (Object.keys(sellers) as SellerKey[]).map((seller) =>
  beat(0.02, `the bank of ${seller}`, (stage) => acts.checkPayoutAccount(stage, seller)),
);

const books = beat(0.01, 'the money of all sales', (stage) => acts.settleAll(stage));

export const everyday: Beat[] = [...setUps, ...banks, books, ...visits, ...present, ...reading];
