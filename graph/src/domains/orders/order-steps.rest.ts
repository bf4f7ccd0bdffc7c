import type { InputName, Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../context/context.ts';
import type { InputTypes } from '../../generated/graphql.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inMinorUnits, inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import {
  answerCancellation,
  cancelOrder,
  decideCancellation,
  requestCancellation,
} from './cancelling/cancel-order.service.ts';
import {
  claimHandOver,
  confirmOrderReceipt,
  enterHandOverCode,
  objectToHandOver,
  renewHandOverCode,
} from './hand-over/hand-over.service.ts';
import { decideProblem } from './problems/decide-problem.service.ts';
import {
  acceptProblemOffer,
  answerProblem,
  closeProblem,
  commentOnProblem,
  confirmReturn,
  escalateProblem,
  reportProblem,
} from './problems/problem-steps.service.ts';
import { answerFailedRefund } from './refunds/answer-failed-refund.service.ts';

type Done = Promise<{ message: string }>;

/** A step that needs nothing but the order. */
const step = (
  url: `/${string}`,
  summary: string,
  take: (context: Context, orderId: unknown) => Done,
): RestRoute =>
  route({
    method: 'PATCH',
    url,
    summary,
    bearer: true,
    querystring: inputSchema('MutationClaimHandOverArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await take(context, query.orderId)),
  });

const stepWith = <Name extends InputName>(
  url: `/${string}`,
  summary: string,
  name: Name,
  take: (context: Context, input: Unchecked<InputTypes[Name]>) => Done,
): RestRoute =>
  route({
    method: 'POST',
    url,
    summary,
    bearer: true,
    body: inputSchema(name),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await take(context, body)),
  });

/** With an amount in the major unit of the shop's currency. */
const moneyStep = <Name extends InputName>(
  url: `/${string}`,
  summary: string,
  name: Name,
  take: (context: Context, input: Unchecked<InputTypes[Name]>) => Done,
): RestRoute =>
  stepWith(url, summary, name, (context, input) =>
    take(context, inMinorUnits(name, input, context.config.currency)),
  );

/** The REST paths of the steps in an order. */
export const orderStepRoutes: RestRoute[] = [
  step('/claimHandOver', 'Say that the product was handed over (its seller)', claimHandOver),
  stepWith(
    '/enterHandOverCode',
    "Confirm the hand-over by the buyer's code (its seller)",
    'EnterHandOverCodeInput',
    enterHandOverCode,
  ),
  step('/renewHandOverCode', 'Get a new hand-over code (its buyer)', renewHandOverCode),
  step('/confirmOrderReceipt', 'Confirm the receipt of a product (its buyer)', confirmOrderReceipt),
  stepWith(
    '/objectToHandOver',
    "Object to the seller's claim of a hand-over (its buyer)",
    'ObjectToHandOverInput',
    objectToHandOver,
  ),
  stepWith(
    '/cancelOrder',
    'Cancel an order with a full refund (its seller)',
    'CancelOrderInput',
    cancelOrder,
  ),
  stepWith(
    '/requestCancellation',
    'Ask the seller to cancel an order (its buyer)',
    'RequestCancellationInput',
    requestCancellation,
  ),
  stepWith(
    '/answerCancellation',
    'Accept or decline a request to cancel (its seller)',
    'AnswerCancellationInput',
    answerCancellation,
  ),
  stepWith(
    '/adminDecideCancellation',
    'Decide on a request to cancel that the seller left open (admins)',
    'AnswerCancellationInput',
    decideCancellation,
  ),
  moneyStep(
    '/reportProblem',
    'Report a problem with an order (its buyer)',
    'ReportProblemInput',
    reportProblem,
  ),
  moneyStep('/answerProblem', 'Answer a problem (its seller)', 'AnswerProblemInput', answerProblem),
  moneyStep(
    '/acceptProblemOffer',
    "Accept the seller's offer in a problem (its buyer)",
    'AcceptProblemOfferInput',
    acceptProblemOffer,
  ),
  stepWith(
    '/commentOnProblem',
    'Add a remark to a problem (its buyer, its seller and admins)',
    'CommentOnProblemInput',
    commentOnProblem,
  ),
  step('/escalateProblem', 'Ask admins to decide a problem (its buyer or seller)', escalateProblem),
  step('/closeProblem', 'Close a problem without a refund (its buyer)', closeProblem),
  step('/confirmReturn', 'Confirm that the product was returned (its seller)', confirmReturn),
  moneyStep(
    '/adminDecideProblem',
    'Decide a problem (admins)',
    'DecideProblemInput',
    decideProblem,
  ),
  route({
    method: 'PATCH',
    url: '/failedRefund',
    summary: 'Decide about a refund that the bank sent back (admins)',
    bearer: true,
    querystring: inputSchema('AdminAnswerFailedRefundInput', { omit: ['answer', 'reason'] }),
    body: inputSchema('AdminAnswerFailedRefundInput', { omit: ['id'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await answerFailedRefund(context, { ...body, id: query.id })),
  }),
];
