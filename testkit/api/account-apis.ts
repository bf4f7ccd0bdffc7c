import type { RefusalCode } from '@fitness-zone/contract/enums.ts';
import { refusalStatus } from '../../graph/src/shared/refusal.ts';
import type { ApiClient, Json } from './api-client.ts';
import { ApiRequest } from './api-request.ts';

type Answer = { success: boolean; message: string; code?: string; field?: string | null };
type SignUp = { name: string; email: string; userRole: string; image?: string } & Json;

/** What people do with accounts through one of the two APIs. */
type AccountApi = {
  addUser(input: SignUp): ApiRequest<Answer>;
  getToken(input: { email: string; idToken?: string }): ApiRequest<Answer & { token: string }>;
  addAdmin(email: string): ApiRequest<Answer>;
  demoteAdmin(email: string): ApiRequest<Answer>;
  signOutEverywhere(): ApiRequest<Answer>;
  verifyUser(email: string): ApiRequest<Answer>;
  deleteUser(email: string): ApiRequest<Answer & { deletedCount: number }>;
  /** How this api says a refusal. */
  refusal(code: RefusalCode): string | number;
};

/** The account calls of a caller through REST, and the same through GraphQL. */
export const accountApis: [name: string, open: (caller: ApiClient) => AccountApi][] = [
  ['REST', throughRest],
  ['GraphQL', throughGraphql],
];

function throughRest(caller: ApiClient): AccountApi {
  const at = (path: string, email: string) => `${path}?email=${encodeURIComponent(email)}`;
  return {
    addUser: (input) => caller.post('/addUser', input),
    getToken: (input) => caller.post('/getToken', input),
    addAdmin: (email) => caller.patch(at('/addAdmin', email)),
    demoteAdmin: (email) => caller.patch(at('/demoteAdmin', email)),
    signOutEverywhere: () => caller.post('/signOutEverywhere', {}),
    verifyUser: (email) => caller.patch(at('/verifyUser', email)),
    deleteUser: (email) => caller.delete(at('/deleteUser', email)),
    refusal: (code) => refusalStatus[code],
  };
}

function throughGraphql(caller: ApiClient): AccountApi {
  const act = <Result>(name: string, type: string, input: unknown, also = '') => {
    const argument = type === 'EmailAddress!' ? 'email' : 'input';
    const mutation = `mutation Act($value: ${type}) {
      ${name}(${argument}: $value) { success message code field ${also} }
    }`;
    const attempt = caller.graphql<Record<string, Result>>(mutation, { value: input });
    // A refused mutation answers, too, with code and field.
    return new ApiRequest(
      attempt
        .settled()
        .then(({ result, ...end }) => ({ ...end, result: result?.[name] as Result })),
    );
  };
  return {
    // REST takes whatever comes along and believes none of it; GraphQL has no place for it.
    addUser: ({ name, email, image, userRole, idToken }) =>
      act('addUser', 'AddUserInput!', {
        name,
        email,
        image,
        userRole: userRole.toUpperCase(),
        idToken,
      }),
    getToken: ({ email, idToken }) =>
      act('getToken', 'GetTokenInput!', { email, idToken }, 'token'),
    addAdmin: (email) => act('addAdmin', 'EmailAddress!', email),
    demoteAdmin: (email) => act('demoteAdmin', 'EmailAddress!', email),
    signOutEverywhere: () =>
      caller
        .graphql<{ signOutEverywhere: Answer }>(
          'mutation { signOutEverywhere { success message code } }',
        )
        .map((data) => data.signOutEverywhere),
    verifyUser: (email) => act('verifyUser', 'EmailAddress!', email),
    deleteUser: (email) => act('deleteUser', 'EmailAddress!', email, 'deletedCount'),
    refusal: (code) => code,
  };
}
