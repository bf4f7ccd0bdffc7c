import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';

/** The steps of orders that the stories in `orders.proof.ts` take in two browsers. */
export const orderStories: MutationName[] = [
  'proposePickUp',
  'acceptPickUp',
  'enterHandOverCode',
  'reportProblem',
  'answerProblem',
  'acceptProblemOffer',
  'cancelOrder',
  'sendOrderMessage',
  'adminDecideProblem',
];

/** The steps of the stories in `orderSteps.proof.ts`, on paths that fewer sales take. */
export const orderStepStories: MutationName[] = [
  'claimHandOver',
  'renewHandOverCode',
  'confirmOrderReceipt',
  'objectToHandOver',
  'requestCancellation',
  'answerCancellation',
  'adminDecideCancellation',
  'commentOnProblem',
  'escalateProblem',
  'closeProblem',
  'confirmReturn',
  'savePickUpPlan',
  'deletePickUpPlan',
  'choosePickUpTime',
  'announceArrival',
];
