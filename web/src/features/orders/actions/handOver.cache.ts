import type {
  ClaimHandOverMutationOptions,
  ConfirmOrderReceiptMutationOptions,
  EnterHandOverCodeMutationOptions,
  ObjectToHandOverMutationOptions,
  RenewHandOverCodeMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation ClaimHandOver($orderId: ID!) {
    claimHandOver(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const claimHandOverOptions: ClaimHandOverMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.claimHandOver),
};

graphql(`
  mutation EnterHandOverCode($input: EnterHandOverCodeInput!) {
    enterHandOverCode(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const enterHandOverCodeOptions: EnterHandOverCodeMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.enterHandOverCode),
};

graphql(`
  mutation RenewHandOverCode($orderId: ID!) {
    renewHandOverCode(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const renewHandOverCodeOptions: RenewHandOverCodeMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.renewHandOverCode),
};

graphql(`
  mutation ConfirmOrderReceipt($orderId: ID!) {
    confirmOrderReceipt(orderId: $orderId) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const confirmOrderReceiptOptions: ConfirmOrderReceiptMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.confirmOrderReceipt),
};

graphql(`
  mutation ObjectToHandOver($input: ObjectToHandOverInput!) {
    objectToHandOver(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const objectToHandOverOptions: ObjectToHandOverMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.objectToHandOver),
};
