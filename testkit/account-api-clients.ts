import type { RefusalCode } from '@fitness-zone/contract/enums.ts';
import { refusalStatus } from '../graph/src/shared/refusal.ts';
import type { Doors, Json } from './api-clients.ts';
import { Attempt } from './attempt.ts';

type Answer = { success: boolean; message: string; code?: string; field?: string | null };
type SignUp = { name: string; email: string; userRole: string; image?: string } & Json;

/** What people do with accounts through one of the two doors. */
export type AccountDoor = {
  addUser(input: SignUp): Attempt<Answer>;
  getToken(input: { email: string; idToken?: string }): Attempt<Answer & { token: string }>;
  addAdmin(email: string): Attempt<Answer>;
  verifyUser(email: string): Attempt<Answer>;
  deleteUser(email: string): Attempt<Answer & { deletedCount: number }>;
  /** How this door says a refusal. */
  refusal(code: RefusalCode): string | number;
};

/** The account calls of a caller through REST, and the same through GraphQL. */
export const accountDoors: [name: string, open: (caller: Doors) => AccountDoor][] = [
  ['REST', throughRest],
  ['GraphQL', throughGraphql],
];

function throughRest(caller: Doors): AccountDoor {
  const at = (path: string, email: string) => `${path}?email=${encodeURIComponent(email)}`;
  return {
    addUser: (input) => caller.post('/addUser', input),
    getToken: (input) => caller.post('/getToken', input),
    addAdmin: (email) => caller.patch(at('/addAdmin', email)),
    verifyUser: (email) => caller.patch(at('/verifyUser', email)),
    deleteUser: (email) => caller.delete(at('/deleteUser', email)),
    refusal: (code) => refusalStatus[code],
  };
}

function throughGraphql(caller: Doors): AccountDoor {
  const act = <Result>(name: string, type: string, input: unknown, also = '') => {
    const argument = type === 'EmailAddress!' ? 'email' : 'input';
    const mutation = `mutation Act($value: ${type}) {
      ${name}(${argument}: $value) { success message code field ${also} }
    }`;
    const attempt = caller.graphql<Record<string, Result>>(mutation, { value: input });
    // A refused mutation answers, too, with code and field.
    return new Attempt(
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
    verifyUser: (email) => act('verifyUser', 'EmailAddress!', email),
    deleteUser: (email) => act('deleteUser', 'EmailAddress!', email, 'deletedCount'),
    refusal: (code) => code,
  };
}
