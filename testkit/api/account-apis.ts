import type { RefusalCode } from '@fitness-zone/contract/enums.ts';
import type { ApiClient, Json } from './api-client.ts';
import { type Answer, type Api, graphqlApi, restApi } from './both-apis.ts';

type SignUp = { name: string; email: string; userRole: string; image?: string } & Json;

const callsThrough = (api: Api) => (caller: ApiClient) => ({
  addUser: (input: SignUp) => api.mutate(caller, 'addUser', { input: signUpFor(api, input) }),
  getToken: ({ email, idToken }: { email: string; idToken?: string }) =>
    api.mutate<'getToken', Answer & { token: string }>(
      caller,
      'getToken',
      { input: { email, idToken } },
      'token',
    ),
  addAdmin: (email: string) => api.mutate(caller, 'addAdmin', { email }),
  demoteAdmin: (userId: string) => api.mutate(caller, 'adminDemoteAdmin', { userId }),
  signOutEverywhere: () => api.mutate(caller, 'signOutEverywhere', {}),
  verifyUser: (email: string) => api.mutate(caller, 'verifyUser', { email }),
  unverifyUser: (userId: string) => api.mutate(caller, 'adminUnverifyUser', { userId }),
  suspendUser: (userId: string, reason: string) =>
    api.mutate(caller, 'adminSuspendUser', { input: { userId, reason } }),
  restoreUser: (userId: string) => api.mutate(caller, 'adminRestoreUser', { userId }),
  deleteUser: (email: string) =>
    api.mutate<'deleteUser', Answer & { deletedCount: number }>(
      caller,
      'deleteUser',
      { email },
      'deletedCount',
    ),
  refusal: (code: RefusalCode) => api.refusal(code),
});

/** REST ignores unknown fields. GraphQL rejects them, so they are left out. */
function signUpFor(api: Api, input: SignUp): SignUp {
  if (api.name === 'REST') return input;
  const { name, email, image, userRole, idToken } = input;
  return { name, email, ...(image && { image }), userRole: userRole.toUpperCase(), idToken };
}

/** The account calls of a caller through REST, and the same through GraphQL. */
export const accountApis = [restApi, graphqlApi].map(
  (api) => [api.name, callsThrough(api)] as const,
);
