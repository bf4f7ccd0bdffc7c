import type {
  AcceptPickUpMutationOptions,
  ProposePickUpMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation ProposePickUp($input: ProposePickUpInput!) {
    proposePickUp(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const proposePickUpOptions: ProposePickUpMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.proposePickUp),
};

graphql(`
  mutation AcceptPickUp($input: AcceptPickUpInput!) {
    acceptPickUp(input: $input) {
      ...MutationPayload_outcome
      ...OrderPayload_changed
    }
  }
`);

export const acceptPickUpOptions: AcceptPickUpMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.acceptPickUp),
};
