import { action } from '../../../apollo/action.ts';
import { graphql } from '../../../generated/index.ts';

/** Changes the signed-in user's name and picture. The answer alone repaints what shows them. */
export const updateProfile = action({
  mutation: graphql(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        success
        message
        code
        field
        alreadyDone
        user {
          id
          ...User_record
        }
      }
    }
  `),
});
