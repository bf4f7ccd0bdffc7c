import { mutationText } from '../api/graphql-mutations.ts';
import type { MutationName } from '../api/mutation-name.ts';
import { restPath, restRequest } from '../api/rest-request.ts';
import { mutationNamed, mutations } from '../mutations/all-mutations.ts';

import type { Permission } from './permission.ts';
import { queryPermissions } from './query-permissions.ts';
import { restPermissions } from './rest-permissions.ts';

const names = Object.keys(mutations) as MutationName[];

/** The REST paths of mutations. */
export const mutationPaths: ReadonlySet<string> = new Set(
  names.flatMap((name) => restPath(name) ?? []),
);

/** The permissions of mutations, in both APIs. */
const mutationPermissions = Object.fromEntries(
  names.flatMap((name): [string, Permission][] => {
    const { may, mayForOthers, sample, effect } = mutationNamed(name);
    const path = restPath(name);
    const those = { may, ...(mayForOthers && { mayForOthers }) };
    const graphql = { graphql: mutationText(name, effect[0]), variables: sample };
    return [
      [`Mutation.${name}`, { ...those, ...graphql, effect: { [name]: effect[1] } }],
      ...(path
        ? [
            [
              path,
              {
                ...those,
                rest: async (testCase) => restRequest(name, await sample(testCase)),
              },
            ] as [string, Permission],
          ]
        : []),
    ];
  }),
);

/** Actors that aren't listed are refused; an operation that isn't listed fails the test. */
export const permissions: Record<string, Permission> = {
  ...queryPermissions,
  ...mutationPermissions,
  ...restPermissions,
};

/** Paths that show or take no account's data, or whose rules have tests of their own. */
export const withoutPermission = [
  'GET /',
  // The answer to a browser's preflight request.
  'OPTIONS *',
  'GET /build.json',
  'GET /config.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /healthz',
  'GET /readyz',
  // For this machine only, or with a token of its own: metrics.test.ts.
  'GET /metrics',
  'GET /openapi.json',
  'GET /schema.graphql',
  // The developers' guide, and what it runs in the sandbox.
  'GET /developers',
  'GET /developers/sandbox.js',
  /^GET \/(docs|altair|images)\b/,
  // The web application's files: one route each after a build.
  'GET /*',
  /^GET \/(assets\/[^/]+|[\w-]+\.(html|ico|js|png|svg|webmanifest|webp))$/,
  // Every operation of the schema is listed above.
  'GET /graphql',
  'POST /graphql',
  // Signed for one account, for minutes: private-photos.test.ts.
  'GET /private-photos/:id/:file',
  // The same: receipts.test.ts.
  'GET /receipts/:file',
  // The same: payouts.test.ts.
  'GET /payout-statements/:file',
  // The same: pick-up.test.ts.
  'GET /pick-ups/:file',
  // Refused without the provider's signature: payments.test.ts. The token in its address says what it stops.
  'POST /unsubscribe',
  'POST /webhooks/stripe',
  'POST /webhooks/stripe/connect',
  // Bound to the caller event by event: live.test.ts.
  'Subscription.changes',
];
