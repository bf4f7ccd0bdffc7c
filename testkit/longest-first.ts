import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files of each project, slowest first. */
const longest = [
  'web/testing/consistency/restarts.test.ts',
  'web/testing/consistency/reviews.test.ts',
  'web/testing/consistency/repeats.test.ts',
  'web/testing/consistency/consistency.test.ts',
  'graph/src/domains/offers/blindness.test.ts',
  'graph/src/permissions.test.ts',
  'graph/src/main.test.ts',
  'graph/src/outage.test.ts',
  'graph/src/domains/live/live.test.ts',
  'graph/scripts/backup.test.ts',
  'graph/src/http/close-connections.test.ts',
  'graph/src/domains/payouts/payouts.schedules.test.ts',
  'web/src/features/orders/actions/orderActions.test.tsx',
  'web/src/features/payments/checkout/PaymentPage.test.tsx',
  'web/src/features/listings/form/ProductForm.test.tsx',
  'web/e2e/accessibility.test.ts',
  'web/e2e/rendered.test.ts',
  'web/e2e/journey.test.ts',
  'web/e2e/deal.test.ts',
  'web/e2e/actions.test.ts',
  'web/e2e/startup.test.ts',
];

/**
 * Starts with the slowest files, so that no worker waits for another at the end. Vitest itself goes by earlier
 * durations on this machine, and without them by file size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = longest.filter((path) => !existsSync(path));
    if (missing.length > 0) throw new Error(`testkit/longest-first.ts: no file ${missing}`);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? longest.length : at;
    };
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) ||
        one.project.name.localeCompare(other.project.name) ||
        rankOf(one) - rankOf(other),
    );
  }
}
