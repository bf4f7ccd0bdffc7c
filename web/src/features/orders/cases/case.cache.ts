import type {
  AcceptCaseOfferMutationOptions,
  AdminDecideCaseMutationOptions,
  AnswerCaseMutationOptions,
  CloseCaseMutationOptions,
  CommentOnCaseMutationOptions,
  ConfirmReturnMutationOptions,
  EscalateCaseMutationOptions,
  OpenCaseMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation OpenCase($input: OpenCaseInput!) {
    openCase(input: $input) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const openCaseOptions: OpenCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.openCase),
};

graphql(`
  mutation AnswerCase($input: AnswerCaseInput!) {
    answerCase(input: $input) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const answerCaseOptions: AnswerCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.answerCase),
};

graphql(`
  mutation AcceptCaseOffer($input: AcceptCaseOfferInput!) {
    acceptCaseOffer(input: $input) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const acceptCaseOfferOptions: AcceptCaseOfferMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.acceptCaseOffer),
};

graphql(`
  mutation CommentOnCase($input: CommentOnCaseInput!) {
    commentOnCase(input: $input) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const commentOnCaseOptions: CommentOnCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.commentOnCase),
};

graphql(`
  mutation EscalateCase($orderId: ID!) {
    escalateCase(orderId: $orderId) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const escalateCaseOptions: EscalateCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.escalateCase),
};

graphql(`
  mutation CloseCase($orderId: ID!) {
    closeCase(orderId: $orderId) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const closeCaseOptions: CloseCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.closeCase),
};

graphql(`
  mutation ConfirmReturn($orderId: ID!) {
    confirmReturn(orderId: $orderId) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const confirmReturnOptions: ConfirmReturnMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.confirmReturn),
};

graphql(`
  mutation AdminDecideCase($input: DecideCaseInput!) {
    adminDecideCase(input: $input) {
      ...MutationAnswer_outcome
      ...OrderAnswer_changed
    }
  }
`);

export const adminDecideCaseOptions: AdminDecideCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.adminDecideCase),
};
