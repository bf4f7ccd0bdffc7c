import type {
  AdminDecideCancellationMutationOptions,
  AnswerCancellationMutationOptions,
  CancelOrderMutationOptions,
  RequestCancellationMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const cancelOrderOptions: CancelOrderMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.cancelOrder),
};

graphql(`
  mutation RequestCancellation($input: RequestCancellationInput!) {
    requestCancellation(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const requestCancellationOptions: RequestCancellationMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.requestCancellation),
};

graphql(`
  mutation AnswerCancellation($input: AnswerCancellationInput!) {
    answerCancellation(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const answerCancellationOptions: AnswerCancellationMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.answerCancellation),
};

graphql(`
  mutation AdminDecideCancellation($input: AnswerCancellationInput!) {
    adminDecideCancellation(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const adminDecideCancellationOptions: AdminDecideCancellationMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.adminDecideCancellation),
};
