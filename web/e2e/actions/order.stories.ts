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

/** Those of `orderSteps.proof.ts`, on the ways that fewer sales go. */
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
