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
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const openCaseOptions: OpenCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.openCase),
};

graphql(`
  mutation AnswerCase($input: AnswerCaseInput!) {
    answerCase(input: $input) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const answerCaseOptions: AnswerCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.answerCase),
};

graphql(`
  mutation AcceptCaseOffer($input: AcceptCaseOfferInput!) {
    acceptCaseOffer(input: $input) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const acceptCaseOfferOptions: AcceptCaseOfferMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.acceptCaseOffer),
};

graphql(`
  mutation CommentOnCase($input: CommentOnCaseInput!) {
    commentOnCase(input: $input) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const commentOnCaseOptions: CommentOnCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.commentOnCase),
};

graphql(`
  mutation EscalateCase($orderId: ID!) {
    escalateCase(orderId: $orderId) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const escalateCaseOptions: EscalateCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.escalateCase),
};

graphql(`
  mutation CloseCase($orderId: ID!) {
    closeCase(orderId: $orderId) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const closeCaseOptions: CloseCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.closeCase),
};

graphql(`
  mutation ConfirmReturn($orderId: ID!) {
    confirmReturn(orderId: $orderId) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const confirmReturnOptions: ConfirmReturnMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.confirmReturn),
};

graphql(`
  mutation AdminDecideCase($input: DecideCaseInput!) {
    adminDecideCase(input: $input) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      order {
        id
        ...Order_record
      }
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

export const adminDecideCaseOptions: AdminDecideCaseMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.adminDecideCase),
};
