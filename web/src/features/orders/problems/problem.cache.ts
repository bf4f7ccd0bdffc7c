import type {
  AcceptProblemOfferMutationOptions,
  AdminDecideProblemMutationOptions,
  AnswerProblemMutationOptions,
  CloseProblemMutationOptions,
  CommentOnProblemMutationOptions,
  ConfirmReturnMutationOptions,
  EscalateProblemMutationOptions,
  ReportProblemMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation ReportProblem($input: ReportProblemInput!) {
    reportProblem(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const reportProblemOptions: ReportProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.reportProblem),
};

graphql(`
  mutation AnswerProblem($input: AnswerProblemInput!) {
    answerProblem(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const answerProblemOptions: AnswerProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.answerProblem),
};

graphql(`
  mutation AcceptProblemOffer($input: AcceptProblemOfferInput!) {
    acceptProblemOffer(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const acceptProblemOfferOptions: AcceptProblemOfferMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.acceptProblemOffer),
};

graphql(`
  mutation CommentOnProblem($input: CommentOnProblemInput!) {
    commentOnProblem(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const commentOnProblemOptions: CommentOnProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.commentOnProblem),
};

graphql(`
  mutation EscalateProblem($orderId: ID!) {
    escalateProblem(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const escalateProblemOptions: EscalateProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.escalateProblem),
};

graphql(`
  mutation CloseProblem($orderId: ID!) {
    closeProblem(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const closeProblemOptions: CloseProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.closeProblem),
};

graphql(`
  mutation ConfirmReturn($orderId: ID!) {
    confirmReturn(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const confirmReturnOptions: ConfirmReturnMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.confirmReturn),
};

graphql(`
  mutation AdminDecideProblem($input: DecideProblemInput!) {
    adminDecideProblem(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const adminDecideProblemOptions: AdminDecideProblemMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.adminDecideProblem),
};
