import fc from 'fast-check';
import type { Act, Send } from './acts/act.ts';
import { acts } from './acts.ts';
import type { ParticipantName, Participants } from './participants.ts';

/** One participant's next action; `pick` chooses among the records on the screen. */
export type Step = { who: ParticipantName; what: keyof typeof acts; pick: number };

const can: Record<ParticipantName, Step['what'][]> = {
  buyer: [
    'books',
    'wishes',
    'unbooks',
    'unwishes',
    'pays',
    'paysBalance',
    'receives',
    'reportsProblem',
    'reviews',
    'offers',
    'offers',
    'withdrawsOffer',
    'renames',
    'reads',
    'readsAll',
    'choosesMails',
    'asks',
    'writes',
    'readsThread',
    'reportsMessage',
    'reportsProduct',
    'reportsUser',
    'blocks',
    'unblocks',
    'loadsMore',
    'refetches',
  ],
  otherBuyer: [
    'books',
    'wishes',
    'unbooks',
    'unwishes',
    'pays',
    'paysBalance',
    'receives',
    'reportsProblem',
    'reviews',
    'offers',
    'offers',
    'withdrawsOffer',
    'reads',
    'asks',
  ],
  seller: [
    'posts',
    'edits',
    'edits',
    'pauses',
    'resumes',
    'sellsElsewhere',
    'relists',
    'deletes',
    'advertises',
    'endsAdvertisement',
    'handsOver',
    'reviews',
    'declinesOffer',
    'acceptsOffer',
    'acceptsOffer',
    'renames',
    'reads',
    'readsAll',
    'choosesMails',
    'writes',
    'readsThread',
    'reportsMessage',
    'reportsProduct',
    'reportsUser',
    'blocks',
    'unblocks',
    'loadsMore',
    'refetches',
  ],
  admin: [
    'verifies',
    'unverifies',
    'deletesUser',
    'suspends',
    'suspends',
    'restoresUser',
    'promotes',
    'demotes',
    'addsCategory',
    'updatesCategory',
    'movesCategory',
    'deletesCategory',
    'deletes',
    'hidesProduct',
    'restoresProduct',
    'decidesReport',
    'decidesReport',
    'restoresProduct',
    'advertises',
    'endsAdvertisement',
    'cancelsSale',
    'refunds',
    'renames',
    'loadsMore',
    'refetches',
  ],
  visitor: ['loadsMore', 'refetches'],
};

/** Any step that a role's screens offer. */
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
  .chain((who) =>
    fc.record({ who: fc.constant(who), what: fc.constantFrom(...can[who]), pick: fc.nat(6) }),
  );

/** Takes a step by the participant's client. */
export async function take(
  all: Participants,
  { who, what, pick }: Step,
  send: Send,
): Promise<void> {
  const act: Act = acts[what];
  await act(all, all.participant(who), pick, send);
}
