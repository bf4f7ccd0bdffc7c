import { mutationText } from '../api/graphql-mutations.ts';
import type { MutationName } from '../api/mutation-name.ts';
import { restPath, restRequest } from '../api/rest-request.ts';
import { mutationNamed, mutations } from '../mutations/all-mutations.ts';

import type { Permission } from './permission.ts';
import { queryPermissions } from './query-permissions.ts';
import { restPermissions } from './rest-permissions.ts';

const names = Object.keys(mutations) as MutationName[];

/** The paths of REST that do what a mutation does. */
export const mutationPaths: ReadonlySet<string> = new Set(
  names.flatMap((name) => restPath(name) ?? []),
);

/** The mutations, by either API. */
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

/** Whoever isn't named is refused; an operation that isn't named fails the test. */
export const permissions: Record<string, Permission> = {
  ...queryPermissions,
  ...mutationPermissions,
  ...restPermissions,
};

/** Paths that show or take nothing of anybody's, and what is held to its rules by tests of its own. */
export const withoutPermission = [
  'GET /',
  // The answer to a browser that asks whether it may ask.
  'OPTIONS *',
  'GET /build.json',
  'GET /config.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /healthz',
  'GET /readyz',
  // For this machine alone, or with a token of its own: metrics.test.ts.
  'GET /metrics',
  'GET /openapi.json',
  'GET /schema.graphql',
  // The guide for developers, and what it runs in the sandbox.
  'GET /developers',
  'GET /developers/sandbox.js',
  /^GET \/(docs|altair|images)\b/,
  // The web application's own files: one route each once it is built.
  'GET /*',
  /^GET \/(assets\/[^/]+|[\w-]+\.(html|ico|js|png|svg|webmanifest|webp))$/,
  // Every operation of the schema stands above.
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
  // Refused without the provider's signature: payments.test.ts.
  // The token in its address says what it stops.
  'POST /unsubscribe',
  'POST /webhooks/stripe',
  'POST /webhooks/stripe/connect',
  // Bound to its caller event by event: live.test.ts.
  'Subscription.changes',
];
