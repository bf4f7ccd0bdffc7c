import fc from 'fast-check';
import type { Act, Send } from './acts/act.ts';
import { acts, actsOf } from './acts.ts';
import type { ParticipantName, Participants } from './participants.ts';

/** One participant's next action; `pick` chooses among the records on the screen. */
export type Step = { who: ParticipantName; what: keyof typeof acts; pick: number };

const roles = {
  buyer: 'buyer',
  otherBuyer: 'buyer',
  seller: 'seller',
  admin: 'admin',
  visitor: 'visitor',
} as const satisfies Record<ParticipantName, string>;

/** Actions that reach the most states are listed twice. */
const often: Step['what'][] = [
  ...(['updateProduct', 'makeOffer', 'acceptOffer', 'counterOffer', 'recordPayment'] as const),
  ...(['adminSuspendUser', 'adminDecideReport', 'adminRestoreProduct'] as const),
];

function stepsOf(who: ParticipantName): Step['what'][] {
  const those = actsOf(roles[who]);
  return [...those, ...those.filter((what) => often.includes(what))];
}

/** Any step that a participant's screens offer, or only one of the `chosen`. */
export const aStepOf = (
  who: ParticipantName,
  chosen: (what: Step['what']) => boolean = () => true,
): fc.Arbitrary<Step> =>
  fc.record({
    who: fc.constant(who),
    what: fc.constantFrom(...stepsOf(who).filter(chosen)),
    pick: fc.nat(6),
  });

/** Any step that any participant's screens offer. */
export const aStep: fc.Arbitrary<Step> = fc
  .constantFrom<ParticipantName>(
    'buyer',
    'buyer',
    'otherBuyer',
    'seller',
    'seller',
    'admin',
    'admin',
    'visitor',
  )
  .chain((who) => aStepOf(who));

/** Takes a step with the participant's client. */
export async function take(
  all: Participants,
  { who, what, pick }: Step,
  send: Send,
): Promise<void> {
  const act: Act = acts[what];
  await act(all, all.participant(who), pick, send);
}
