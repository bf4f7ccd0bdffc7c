import { action } from '../../../apollo/action.ts';
import { graphql } from '../../../generated/index.ts';

/** Creates the account of the identity that the ID token proves. Safe to repeat. */
export const addUser = action({
  mutation: graphql(`
    mutation AddUser($input: AddUserInput!) {
      addUser(input: $input) {
        success
        message
        code
        field
        alreadyDone
        user {
          id
        }
      }
    }
  `),
});
