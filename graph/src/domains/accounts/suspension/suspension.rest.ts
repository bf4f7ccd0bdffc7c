import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { restoreUser } from './restore-user.service.ts';
import { suspendUser } from './suspend-user.service.ts';

/** The REST paths that suspend and restore people. */
export const suspensionRoutes: RestRoute[] = [
  route({
    method: 'POST',
    url: '/suspendUser',
    summary: 'Suspend a buyer or seller and give them the reason (admins)',
    bearer: true,
    body: inputSchema('AdminSuspendUserInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await suspendUser(context, body)),
  }),
  route({
    method: 'PATCH',
    url: '/restoreUser',
    summary: "End an account's suspension (admins)",
    bearer: true,
    querystring: inputSchema('MutationAdminRestoreUserArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await restoreUser(context, query.userId)),
  }),
];
