/** A mistake somebody could make, as a change to a source file, and the tests of `npm test` that must find it. */
export type SeededBug = {
  /** Describes the mistake. */
  bug: string;
  file: string;
  /** Texts that occur once in the file, and their replacements. */
  changes: readonly (readonly [present: string, changed: string])[];
  /** The test file that fails. */
  foundBy: string;
  /** A part of the names of the tests to run, if the file has many. */
  tests?: string;
};

/** One bug of each kind, to show that faster tests still find them all. */
export const seededBugs: readonly SeededBug[] = [
  {
    bug: 'an action leaves a list in the cache as it was',
    file: 'web/src/features/lists/entries.cache.ts',
    changes: [['      removeFromConnection(cache, list, entry);\n', '']],
    foundBy: 'web/src/features/lists/lists.test.tsx',
  },
  {
    bug: 'a failed action stays on screen',
    file: 'web/src/apollo/mutations/sendMutationOnce.ts',
    changes: [['if (optimisticUpdate) client.cache.removeOptimistic(key);', '']],
    foundBy: 'web/src/features/lists/failedRemoval.test.tsx',
  },
  {
    bug: 'a wrong role may act',
    file: 'graph/src/domains/accounts/admins/verify-user.service.ts',
    changes: [
      [
        "requireRole(context, 'admin');\n  const given",
        "requireRole(context, 'admin', 'seller');\n  const given",
      ],
    ],
    foundBy: 'graph/src/permissions.test.ts',
    tests: 'Mutation.verifyUser',
  },
  {
    bug: 'an index is lost, and with it what decides races',
    file: 'graph/src/domains/lists/list-entry.model.ts',
    changes: [['    .index({ userId: 1, productId: 1 }, { unique: true })\n', '']],
    foundBy: 'graph/src/domains/lists/lists.test.ts',
  },
  {
    bug: 'a message has other words than the specification',
    file: 'graph/src/domains/lists/lists.service.ts',
    changes: [['added to booking list', 'added to your booking list']],
    foundBy: 'graph/src/domains/lists/lists.test.ts',
  },
  {
    bug: 'a write overlooks what changed since the read',
    file: 'graph/src/domains/offers/state/write-state.service.ts',
    changes: [['({ _id, buyerId, status, amount, changedAt });', '({ _id, buyerId } as never);']],
    foundBy: 'graph/src/domains/offers/offers.races.test.ts',
  },
  {
    bug: 'visitors see a phone number',
    file: 'graph/src/domains/product/shown-to-viewer.rules.ts',
    changes: [['(viewer && phone) || null', 'phone || viewer?.email || null']],
    foundBy: 'graph/src/rest/rest.test.ts',
  },
  {
    bug: 'a bound is one too low',
    file: 'graph/src/domains/offers/make-offer.service.ts',
    changes: [['if (amount > resalePrice) {', 'if (amount >= resalePrice) {']],
    foundBy: 'graph/src/domains/offers/offers.test.ts',
  },
  {
    bug: 'an admin’s act is not in the audit log',
    file: 'graph/src/domains/accounts/admins/verify-user.service.ts',
    changes: [
      [
        'return recordAdminAct(context, { action, targetId: _id, by: actorOf(context) }, async () => {',
        'return (async () => {',
      ],
      ['    return user;\n  });\n}', '    return user;\n  })();\n}'],
    ],
    foundBy: 'graph/src/domains/audit/admin-acts.test.ts',
    tests: 'verifyUser',
  },
  {
    bug: 'a notification is not written',
    file: 'graph/src/domains/accounts/admins/verify-user.service.ts',
    changes: [['...outboxEntry({ kind }, new Date(context.now()))', '']],
    foundBy: 'graph/src/domains/notifications/notifications.test.ts',
  },
  {
    bug: 'a link leads nowhere',
    file: 'web/src/screens/buying.ts',
    changes: [['path: paths.wishList', 'path: paths.purchases']],
    foundBy: 'web/src/app/routes.test.tsx',
  },
  {
    bug: 'a button has no name',
    file: 'web/src/app/navbar/NavDrawer.tsx',
    changes: [['<IconButton aria-label="Close the menu"', '<IconButton']],
    foundBy: 'web/src/app/app.test.tsx',
  },
  {
    bug: 'a page renders otherwise on the server than when it is hydrated',
    file: 'web/src/lib/time/useTimeZone.ts',
    changes: [
      [
        'return useHydrated() ? undefined : timeZone;',
        'return useHydrated() ? timeZone : undefined;',
      ],
    ],
    foundBy: 'web/src/lib/time/hydratedDates.test.tsx',
  },
  {
    bug: 'a cached answer outlives the write that changed it',
    file: 'graph/src/cache/cache.ts',
    changes: [['for (const id of ids) this.#drop(recordTag(collection, id));', 'ids.toString();']],
    foundBy: 'graph/src/cache/cached-reads.test.ts',
  },
  {
    bug: 'a timer is not cleared when a component goes',
    file: 'web/src/lib/time/useNow.ts',
    changes: [['    sleepers.delete(sleeper);\n    setTimer();\n', '']],
    foundBy: 'web/src/lib/time/useNow.test.tsx',
  },
  {
    bug: 'a closed page is still sent changes',
    file: 'graph/src/http/live/live-feed.ts',
    changes: [['      this.#pages.delete(page);\n', '']],
    foundBy: 'graph/src/http/live/live-feed.test.ts',
  },
  {
    bug: 'money is rounded the wrong way',
    file: 'contract/payments/fees.ts',
    changes: [['Math.round((steps', 'Math.ceil((steps']],
    foundBy: 'contract/payments/fees.test.ts',
  },
  {
    bug: 'a deadline counts Saturdays',
    file: 'contract/time/working-days.ts',
    changes: [[' && weekday !== saturday', '']],
    foundBy: 'graph/src/shared/time/working-days.test.ts',
  },
  {
    bug: 'a repeated call moves money twice',
    file: 'graph/src/domains/payouts/transfers/send-move.service.ts',
    changes: [['idempotencyKey: `', 'idempotencyKey: Math.random() + `']],
    foundBy: 'graph/src/domains/payouts/transfers/two-processes.test.ts',
    tests: 'under no other key',
  },
  {
    bug: 'what a killed process left is not finished',
    file: 'graph/src/domains/payments/state/payment-step.rules.ts',
    changes: [["refunding: () => 'return-money'", "refunding: () => 'none'"]],
    foundBy: 'graph/src/domains/payments/payments.schedules.test.ts',
  },
  {
    bug: 'a limit of requests does not count',
    file: 'graph/src/adapters/limits/limits.ts',
    changes: [['if (consumedPoints - points - own >= limit)', 'if (consumedPoints < 0)']],
    foundBy: 'graph/src/adapters/limits/limits.test.ts',
  },
  {
    bug: 'a security header is not sent',
    file: 'graph/src/http/security.ts',
    changes: [["reply.header('content-security-policy', policies[roomOf(url, reply)]);", '']],
    foundBy: 'graph/src/http/http.test.ts',
  },
  {
    bug: 'signing out leaves the account’s records',
    file: 'web/src/features/session/resetCache.ts',
    changes: [['client.resetStore().catch(reject);', 'write();\n    resolve();']],
    foundBy: 'web/src/features/session/SessionProvider.test.tsx',
  },
  {
    bug: 'a chunk that failed while offline is not loaded afterwards',
    file: 'web/src/lib/connection.ts',
    changes: [['for (const call of [...listeners]) call();', '']],
    foundBy: 'web/e2e/offline.test.ts',
    tests: 'a list that could not be fetched while offline',
  },
  {
    bug: 'an import points from a lower layer to a higher one',
    file: 'web/src/lib/text.ts',
    changes: [['export function', "import '../app/routes.tsx';\n\nexport function"]],
    foundBy: 'tools/imports.test.ts',
  },
];
