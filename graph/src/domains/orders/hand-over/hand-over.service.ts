import type { HandOverProof, OrderActor } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../../context/context.ts';
import type { EnterHandOverCodeInput, ObjectToHandOverInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { orderNotification } from '../../outbox/outbox.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { newProblem } from '../problems/problem.rules.ts';
import { changeOrder, orderAnswer, withEvent } from '../state/change-order.service.ts';
import { mostCodeTries, newHandOverCode } from './hand-over-code.rules.ts';

const isConfirmed = ({ now: { state } }: Situation) => state === 'confirmed' || state === 'closed';

/** Fields that a confirmed hand-over sets. The date of an earlier claim stays. */
const confirmed = (situation: Situation, proof: HandOverProof, by: OrderActor) => ({
  state: 'confirmed',
  handOverProof: proof,
  handedOverAt: situation.order.claimedAt ?? new Date(situation.at),
  confirmedAt: new Date(situation.at),
  ...withEvent(situation, 'hand-over-confirmed', by),
  ...orderNotification('handed-over', [by === 'seller' ? 'buyer' : 'seller'], situation.at),
});

/**
 * Records the signed-in seller's claim to have handed over the product.
 * @throws Refusal as `changeOrder`
 */
export async function claimHandOver(context: Context, orderId: unknown) {
  const given = validInput('MutationClaimHandOverArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['seller'],
    action: 'claim-hand-over',
    isDone: (one) => one.now.state === 'hand-over-claimed' || isConfirmed(one),
    set: (one) => ({
      state: 'hand-over-claimed',
      claimedAt: new Date(one.at),
      ...withEvent(one, 'hand-over-claimed', 'seller'),
      ...orderNotification('hand-over-claimed', ['buyer'], one.at, 'seller'),
    }),
  });
  return orderAnswer(context, order, (name) => `${name} marked as handed over`);
}

/**
 * Confirms a hand-over by the code that the buyer has shown to the signed-in seller.
 * @throws Refusal as `changeOrder`, `invalid` for a wrong code, with the number of tries left, `too-many-requests`
 * after the last try
 */
export async function enterHandOverCode(
  context: Context,
  input: Unchecked<EnterHandOverCodeInput>,
) {
  const { orderId, code } = validInput('EnterHandOverCodeInput', input);
  let wrong: Refusal | null = null;
  const order = await changeOrder(context, orderId, {
    roles: ['seller'],
    action: 'enter-code',
    isDone: isConfirmed,
    set: (one) => {
      const { text, triesLeft } = one.order.code ?? newHandOverCode();
      wrong = null;
      if (triesLeft <= 0) throw noTriesLeft();
      if (text === code) return confirmed(one, 'code', 'seller');
      const left = triesLeft - 1;
      wrong = left > 0 ? wrongCode(left) : noTriesLeft();
      return { 'code.triesLeft': left };
    },
  });
  if (wrong) throw wrong;
  return orderAnswer(context, order, (name) => `Hand-over of ${name} confirmed`);
}

const wrongCode = (left: number) =>
  new Refusal(
    'invalid',
    `This isn't the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
    { field: 'code' },
  );

const noTriesLeft = () =>
  new Refusal(
    'too-many-requests',
    `The code was wrong ${mostCodeTries} times. Ask the buyer to get a new code.`,
    { field: 'code' },
  );

/** Milliseconds; a repeat within this time keeps the new code, unless it was tried meanwhile. */
const repeatMs = 60_000;

/**
 * Makes a new code for the signed-in buyer.
 * @throws Refusal as `changeOrder`
 */
export async function renewHandOverCode(context: Context, orderId: unknown) {
  const given = validInput('MutationRenewHandOverCodeArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['buyer'],
    action: 'renew-code',
    isDone: ({ order: { code }, at }) =>
      code?.triesLeft === mostCodeTries && at - (code.renewedAt?.getTime() ?? 0) < repeatMs,
    set: ({ at }) => ({ code: { ...newHandOverCode(), renewedAt: new Date(at) } }),
  });
  return orderAnswer(context, order, () => 'You have a new code');
}

/**
 * Confirms that the signed-in buyer has received the product.
 * @throws Refusal as `changeOrder`
 */
export async function confirmOrderReceipt(context: Context, orderId: unknown) {
  const given = validInput('MutationConfirmOrderReceiptArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['buyer'],
    action: 'confirm-receipt',
    isDone: isConfirmed,
    set: (one) => confirmed(one, 'buyer', 'buyer'),
  });
  return orderAnswer(context, order, (name) => `${name} marked as received`);
}

/**
 * Records the signed-in buyer's objection to the seller's claim of a hand-over, and reports a problem.
 * @throws Refusal as `changeOrder`
 */
export async function objectToHandOver(context: Context, input: Unchecked<ObjectToHandOverInput>) {
  const { orderId, text } = validInput('ObjectToHandOverInput', input);
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'object-to-hand-over',
    isDone: ({ order: { events, problems } }) =>
      events.at(-1)?.kind === 'hand-over-objected' && problems.at(-1)?.steps[0]?.text === text,
    set: (one) => ({
      state: one.now.paidAt ? 'paid' : 'paid-in-part',
      claimedAt: null,
      problems: [
        ...one.order.problems,
        newProblem({ reason: 'not-received', wish: 'other', text }, one.at),
      ],
      ...withEvent(one, 'hand-over-objected', 'buyer'),
      ...orderNotification('hand-over-objected', ['seller'], one.at, 'buyer'),
    }),
  });
  return orderAnswer(context, order, (name) => `You objected to the hand-over of ${name}`);
}
