import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';

/** The steps of orders that the stories in `orders.test.ts` take in two browsers. */
export const orderStories: MutationName[] = [
  'proposePickUp',
  'acceptPickUp',
  'enterHandOverCode',
  'openCase',
  'answerCase',
  'acceptCaseOffer',
  'cancelOrder',
  'adminDecideCase',
];

/** Steps that no browser test takes yet; screen tests take some of them on the real shop. */
export const orderStepsWithoutStory: MutationName[] = [
  'claimHandOver',
  'renewHandOverCode',
  'confirmOrderReceipt',
  'objectToHandOver',
  'requestCancellation',
  'answerCancellation',
  'adminDecideCancellation',
  'commentOnCase',
  'escalateCase',
  'closeCase',
  'confirmReturn',
];
