import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Identified, Mutate } from './mutate.ts';

type OrderStepAnswer = {
  message: string;
  order: {
    id: string;
    state: string;
    hasOpenProblem: boolean;
    handOverProof: string | null;
    handOverCode: { triesLeft: number } | null;
    cancelRequest: { status: string } | null;
  };
};

const orderFields =
  'order { id state hasOpenProblem handOverProof handOverCode { triesLeft } cancelRequest { status } }';

type PickUpInput = {
  times: string[];
  timeZone: string;
  place: string;
  answeredProposalId: string;
};

type PickUpPlanInput = {
  productId: string | null;
  place: string;
  timeZone: string;
  windows: { weekday?: string; date?: string; from: string; to: string }[];
};

type PickUpPlan = {
  id: string;
  product: { id: string } | null;
  place: string;
  timeZone: string;
  windows: { weekday: string | null; date: string | null; from: string; to: string }[];
};

const planFields =
  'viewer { pickUpPlans { id product { id } place timeZone windows { weekday date from to } } }';

type PickUpOrder = {
  pickUp: {
    proposal: { id: string; by: string; times: string[]; timeZone: string; place: string } | null;
    agreed: { at: string; timeZone: string; place: string; calendarUrl: string } | null;
  };
};

const pickUpFields = `order { id viewerActions dueAction pickUp {
  proposal { id by times timeZone place proposedAt } agreed { at timeZone place agreedAt calendarUrl }
} }`;

/** A time that many days ahead in UTC, in `proposePickUp`'s format. */
export const localTime = (days: number, now = Date.now()): string =>
  new Date(now + days * dayMs).toISOString().slice(0, 16);

/** The steps, problems and pick-ups of an order. */
export const orderActions = (mutate: Mutate) => ({
  claimHandOver: (orderId: string) =>
    mutate<OrderStepAnswer>('claimHandOver', { orderId }, orderFields),
  enterHandOverCode: (orderId: string, code: string) =>
    mutate<OrderStepAnswer>('enterHandOverCode', { input: { orderId, code } }, orderFields),
  renewHandOverCode: (orderId: string) =>
    mutate<OrderStepAnswer>('renewHandOverCode', { orderId }, orderFields),
  confirmOrderReceipt: (orderId: string) =>
    mutate<OrderStepAnswer>('confirmOrderReceipt', { orderId }, orderFields),
  objectToHandOver: (orderId: string, text: string) =>
    mutate<OrderStepAnswer>('objectToHandOver', { input: { orderId, text } }, orderFields),
  cancelOrder: (orderId: string, reason: string, message?: string) =>
    mutate<OrderStepAnswer>('cancelOrder', { input: { orderId, reason, message } }, orderFields),
  requestCancellation: (orderId: string, reason: string) =>
    mutate<OrderStepAnswer>('requestCancellation', { input: { orderId, reason } }, orderFields),
  answerCancellation: (orderId: string, accept: boolean, message?: string) =>
    mutate<OrderStepAnswer>(
      'answerCancellation',
      { input: { orderId, accept, message } },
      orderFields,
    ),
  adminDecideCancellation: (orderId: string, accept: boolean, message?: string) =>
    mutate<OrderStepAnswer>(
      'adminDecideCancellation',
      { input: { orderId, accept, message } },
      orderFields,
    ),
  reportProblem: (
    orderId: string,
    input: {
      reason: string;
      wish: string;
      text: string;
      amount?: number;
      photoIds?: readonly string[];
    },
  ) => mutate<OrderStepAnswer>('reportProblem', { input: { orderId, ...input } }, orderFields),
  answerProblem: (
    orderId: string,
    answer: string,
    amount?: number,
    text?: string,
    more: { requestId?: string; problemId?: string; stepCount?: number } = {},
  ) =>
    mutate<OrderStepAnswer>(
      'answerProblem',
      { input: { orderId, answer, amount, text, ...more } },
      orderFields,
    ),
  acceptProblemOffer: (orderId: string, amount: number) =>
    mutate<OrderStepAnswer>('acceptProblemOffer', { input: { orderId, amount } }, orderFields),
  commentOnProblem: (
    orderId: string,
    text: string,
    photoIds: readonly string[] = [],
    more: { requestId?: string; problemId?: string } = {},
  ) =>
    mutate<OrderStepAnswer>(
      'commentOnProblem',
      { input: { orderId, text, photoIds, ...more } },
      orderFields,
    ),
  escalateProblem: (orderId: string) =>
    mutate<OrderStepAnswer>('escalateProblem', { orderId }, orderFields),
  closeProblem: (orderId: string) =>
    mutate<OrderStepAnswer>('closeProblem', { orderId }, orderFields),
  confirmReturn: (orderId: string) =>
    mutate<OrderStepAnswer>('confirmReturn', { orderId }, orderFields),
  adminDecideProblem: (orderId: string, decision: string, text: string, amount?: number) =>
    mutate<OrderStepAnswer>(
      'adminDecideProblem',
      { input: { orderId, decision, text, amount } },
      orderFields,
    ),
  /** Proposes times at a place in UTC, by default one in three days. */
  proposePickUp: (
    { id }: Identified,
    { times = [localTime(3)], place = '5 Mill Lane', ...input }: Partial<PickUpInput> = {},
  ) =>
    mutate<{ message: string; order: PickUpOrder }>(
      'proposePickUp',
      { input: { orderId: id, times, timeZone: 'UTC', place, ...input } },
      pickUpFields,
    ).map(({ order }) => order.pickUp),
  /** Sets a place and windows in UTC, by default on Saturdays for all products. */
  savePickUpPlan: (input: Partial<PickUpPlanInput> = {}) =>
    mutate<{ message: string; viewer: { pickUpPlans: PickUpPlan[] } }>(
      'savePickUpPlan',
      {
        input: {
          place: '5 Mill Lane',
          timeZone: 'UTC',
          windows: [{ weekday: 'SATURDAY', from: '10:00', to: '16:00' }],
          ...input,
        },
      },
      planFields,
    ).map(({ viewer }) => viewer.pickUpPlans),
  deletePickUpPlan: ({ id }: Identified) =>
    mutate<{ message: string; viewer: { pickUpPlans: PickUpPlan[] } }>(
      'deletePickUpPlan',
      { id },
      planFields,
    ).map(({ viewer }) => viewer.pickUpPlans),
  choosePickUpTime: ({ id }: Identified, time: string) =>
    mutate<{ message: string; order: PickUpOrder }>(
      'choosePickUpTime',
      { input: { orderId: id, time } },
      pickUpFields,
    ).map(({ order }) => order.pickUp),
  announceArrival: ({ id }: Identified) =>
    mutate<{ message: string; order: PickUpOrder }>(
      'announceArrival',
      { orderId: id },
      pickUpFields,
    ),
  acceptPickUp: ({ id }: Identified, proposal: Identified, time: string) =>
    mutate<{ message: string; order: PickUpOrder }>(
      'acceptPickUp',
      { input: { orderId: id, proposalId: proposal.id, time } },
      pickUpFields,
    ).map(({ order }) => order.pickUp),
});
