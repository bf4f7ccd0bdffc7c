import { expect, test } from 'vitest';
import type { NextStep_OrderFragment, OrderAction } from '../../generated/graphql.ts';
import { actionLabels } from './actions/actionLabels.ts';
import { nextStepOf } from './nextStep.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const money = (amount: number) => ({ amount, formatted: `$${amount / 100}` });

type Changes = Partial<NextStep_OrderFragment>;

const order = (changes: Changes = {}): NextStep_OrderFragment =>
  ({
    id: '1',
    state: 'PAID',
    disputed: false,
    buyer: { userId: 'b', name: 'Paul', state: 'ACTIVE' },
    seller: { userId: 's', name: 'Greta', state: 'ACTIVE' },
    claimedAt: null,
    confirmBy: null,
    closesAt: null,
    balance: null,
    cancelRequest: null,
    cancellation: null,
    pickUp: null,
    problems: [],
    totals: { refunded: money(0), refunding: money(0), lostInDisputes: money(0) },
    ...changes,
  }) as NextStep_OrderFragment;

const read = (changes: Changes, side: 'BUYER' | 'SELLER' | 'ADMIN', at = now) => {
  const { title, when, text } = nextStepOf(order(changes), side, at);
  return [title, when, text].filter((part) => part !== undefined).join(' | ');
};

const pickUp = {
  proposal: null,
  agreed: { at: '2026-11-30T17:00:00Z', timeZone: 'Europe/Berlin' },
} as const;
const proposed = { ...pickUp, proposal: { id: 'p', by: 'SELLER' as const } };
const when = 'Mon, Nov 30, 6 PM (Berlin time)';
const after = Date.parse(pickUp.agreed.at);

const aProblem = { id: 'c', closedAt: null, answerBy: null, offeredAmount: null } as const;

test.each([
  ['BUYER', 'Propose pick-up times to Greta'],
  ['SELLER', 'Propose pick-up times to Paul'],
] as const)('before a pick-up is agreed a %s proposes times', (side, title) => {
  expect(read({}, side)).toContain(title);
});

test.each(['BUYER', 'SELLER', 'ADMIN'] as const)(
  'once a pick-up is agreed a %s reads when it is, in the time of the place',
  (side) => {
    expect(read({ pickUp }, side)).toContain(`on ${when}`);
    expect(read({ pickUp }, side, after)).toContain(`The pick-up was due on ${when}`);
    for (const at of [now, after]) expect(read({ pickUp }, side, at)).not.toContain('times to');
  },
);

test('proposed times: one side waits, the other answers, and the agreed time stands until then', () => {
  const until = `Until then, ${when} stands.`;
  expect(read({ pickUp: proposed }, 'BUYER')).toBe(
    `Accept one of Greta’s times | Or propose others. ${until}`,
  );
  expect(read({ pickUp: proposed }, 'SELLER')).toBe(
    `Waiting for Paul to accept a time | You proposed times for the pick-up. ${until}`,
  );
  expect(read({ pickUp: proposed }, 'SELLER', after)).not.toContain('Until then');
});

const [deleted, suspended] = (['DELETED', 'SUSPENDED'] as const).map((state) => ({
  buyer: { userId: 'b', name: state === 'DELETED' ? 'Deleted account' : 'Paul', state },
  seller: { userId: 's', name: state === 'DELETED' ? 'Deleted account' : 'Greta', state },
}));

test.each([
  [
    'the other side is deleted',
    { seller: deleted?.seller },
    'BUYER',
    'seller’s account was deleted',
  ],
  ['the other side is deleted', { buyer: deleted?.buyer }, 'SELLER', 'buyer’s account was deleted'],
  ['the other side is suspended', { seller: suspended?.seller }, 'BUYER', 'ask to cancel'],
  ['the other side is suspended', { buyer: suspended?.buyer }, 'SELLER', 'cancel the sale'],
] as const)('when %s nobody is asked to arrange a pick-up: %j', (_what, parties, side, text) => {
  const step = read({ ...(parties as Changes), pickUp: proposed }, side);
  expect(step).toContain(text);
  expect(step).not.toMatch(/Propose pick-up|Accept one|Deleted account/);
});

test('a deleted side has no name in any step', () => {
  for (const changes of [
    { state: 'HAND_OVER_CLAIMED', claimedAt: pickUp.agreed.at },
    { state: 'CONFIRMED', closesAt: pickUp.agreed.at },
    ...(['OPEN', 'ANSWERED', 'RETURNING', 'ESCALATED'] as const).map((status) => ({
      problems: [{ ...aProblem, status }],
    })),
    { cancelRequest: { status: 'OPEN', answerBy: pickUp.agreed.at } },
  ] as Changes[]) {
    for (const side of ['BUYER', 'SELLER', 'ADMIN'] as const) {
      const step = read({ ...deleted, ...changes } as Changes, side);
      expect(step).not.toContain('Deleted account');
      expect(step).not.toMatch(/(^|[.|] )the /);
    }
  }
});

test('a dispute that the bank has decided for the buyer does not wait for the bank', () => {
  const totals = { ...order().totals, lostInDisputes: money(120_00) };
  expect(read({ disputed: true }, 'SELLER')).toContain('The buyer’s bank is looking into');
  const lost = read({ disputed: true, totals }, 'SELLER');
  expect(lost).toContain('The bank returned $120 to Paul');
  expect(lost).toContain('before you hand the product over');
});

test.each<[OrderAction, Changes, 'BUYER' | 'SELLER' | 'ADMIN', number?]>([
  ['PROPOSE_PICK_UP', {}, 'BUYER'],
  ['PROPOSE_PICK_UP', {}, 'SELLER'],
  ['ACCEPT_PICK_UP', { pickUp: proposed }, 'BUYER'],
  ['CHOOSE_PICK_UP_TIME', { pickUp: null, pickUpTimes: { place: '5 Mill Lane' } }, 'BUYER'],
  ['ENTER_CODE', { pickUp }, 'SELLER'],
  ['ENTER_CODE', { pickUp }, 'SELLER', after],
  ['CONFIRM_RECEIPT', { pickUp }, 'BUYER', after],
  ['CONFIRM_RECEIPT', { state: 'HAND_OVER_CLAIMED' }, 'BUYER'],
  [
    'PAY_BALANCE',
    { state: 'CONFIRMED', balance: { status: 'DUE', dueBy: null, amount: money(60_00) } },
    'BUYER',
  ],
  ['ANSWER_PROBLEM', { problems: [{ ...aProblem, status: 'OPEN' }] }, 'SELLER'],
  [
    'ACCEPT_PROBLEM_OFFER',
    { problems: [{ ...aProblem, status: 'ANSWERED', offeredAmount: money(15_00) }] },
    'BUYER',
  ],
  ['CONFIRM_RETURN', { problems: [{ ...aProblem, status: 'RETURNING' }] }, 'SELLER'],
  ['DECIDE_PROBLEM', { problems: [{ ...aProblem, status: 'ESCALATED' }] }, 'ADMIN'],
  [
    'ANSWER_CANCELLATION',
    { cancelRequest: { status: 'OPEN', answerBy: pickUp.agreed.at } },
    'SELLER',
  ],
  [
    'ANSWER_CANCELLATION',
    { cancelRequest: { status: 'ESCALATED', answerBy: pickUp.agreed.at } },
    'ADMIN',
  ],
])('the headline begins with the verb of the button: %s', (action, changes, side, at = now) => {
  const [verb = ''] = actionLabels[action].split(' ');
  expect(read(changes, side, at)).toMatch(new RegExp(`^${verb} `));
});

test.each(['CONFIRMED', 'CLOSED'] as const)('a sale that is %s ends with "All done"', (state) => {
  for (const side of ['BUYER', 'SELLER'] as const) {
    expect(nextStepOf(order({ state }), side, now)).toMatchObject({
      title: 'All done',
      isOver: true,
    });
  }
});
