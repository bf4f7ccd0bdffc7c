import type {
  AcceptPickUpMutationOptions,
  ProposePickUpMutationOptions,
} from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateAfterStep } from '../afterStep.cache.ts';

graphql(`
  mutation ProposePickUp($input: ProposePickUpInput!) {
    proposePickUp(input: $input) {
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
    }
  }
`);

export const proposePickUpOptions: ProposePickUpMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.proposePickUp),
};

graphql(`
  mutation AcceptPickUp($input: AcceptPickUpInput!) {
    acceptPickUp(input: $input) {
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
    }
  }
`);

export const acceptPickUpOptions: AcceptPickUpMutationOptions = {
  update: (cache, { data }) => updateAfterStep(cache, data?.acceptPickUp),
};
