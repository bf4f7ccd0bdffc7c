import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { operations } from '../testing/generated/operations.ts';

const root = import.meta.dirname;
const schema = buildSchema(readFileSync(join(root, '../../schema.graphql'), 'utf8'));

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/generated|\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const linesWith = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('no action asks again for what its answer could have said', () => {
  // Only polling shows the health of services and the progress of a set-up at the card provider.
  const others = (pattern: RegExp) =>
    linesWith(pattern).filter(
      (line) =>
        !/^features\/(health\/HealthPage.tsx|payouts\/set-up\/useSetupReturn.ts): /.test(line),
    );
  expect(others(/refetchQueries|pollInterval|startPolling/)).toEqual([]);
  // A failed query may be retried, by its user or once the connection is back, and `refetchStale.ts` refetches lists
  // that only the server can compute.
  const refetches = others(/\brefetch\(/).filter(
    (line) => !/onRetry=\{|useConnectionBack\(/.test(line),
  );
  expect(refetches.filter((line) => !line.startsWith('apollo/races/refetchStale.ts: '))).toEqual(
    [],
  );
});

test('Enter is recognised in one place, which knows of input methods', () => {
  const places = linesWith(/['"]Enter['"]/).map((line) => line.split(': ')[0]);
  expect(places).toEqual(['lib/controls/isComposing.ts']);
});

test('scripts for old browsers are in old syntax', () => {
  for (const name of ['before-paint.js', 'old-browser.js']) {
    const script = readFileSync(join(root, '../public', name), 'utf8');
    const code = script.replaceAll(/\/\/.*/g, '');
    expect(code, name).not.toMatch(/=>|`|\?[.?]|\b(const|let|class|async|await)\b|catch \{|,\s*\)/);
  }
});

test('components send operations by generated hooks alone', () => {
  const call =
    /\buse(?:Lazy|Suspense|Background|Loadable)?(?:Query|Mutation|Subscription)\b\s*[(<]/;
  expect(linesWith(call)).toEqual([]);
});

test('pages of lists are fetched by the function that shows them in any case', () => {
  const fetching = linesWith(/\bfetchMore\b\s*[,(]/).map((line) => line.split(': ')[0]);
  expect(new Set(fetching)).toEqual(new Set(['apollo/races/fetchPage.ts']));
});

test('the page is reloaded by nothing but the button that keeps what was typed, and left for the card provider alone', () => {
  const reloads = linesWith(/location\.reload|location\.href =|location\.assign/);
  expect(
    reloads.filter(
      (line) =>
        !/^(app\/ReloadButton.tsx|features\/payouts\/set-up\/usePayoutSetup.ts): /.test(line),
    ),
  ).toEqual([]);
});

test('no screen asks for what is deprecated', () => {
  const found = operations.flatMap((document) =>
    validate(schema, document, [NoDeprecatedCustomRule]),
  );
  expect(found.map(({ message }) => message)).toEqual([]);
});

/**
 * Connections whose counts are updated or refetched. A report connection only appears on a person's page, which caches
 * none.
 */
const counted = new Set([
  ...['ProductConnection', 'PersonConnection', 'PaymentConnection', 'AuditEntryConnection'],
  ...['OrderConnection', 'PayoutConnection', 'ReportConnection'],
]);

test('no screen asks for a count that no answer keeps true', () => {
  const found: string[] = [];
  for (const { file, text } of files) {
    for (const [, document = ''] of text.matchAll(/graphql\(\s*`([\s\S]*?)`,?\s*\)/g)) {
      const info = new TypeInfo(schema);
      visit(
        parse(document),
        visitWithTypeInfo(info, {
          SelectionSet(node) {
            const type = info.getParentType();
            const names = node.selections.map((one) =>
              one.kind === Kind.FIELD ? one.name.value : '',
            );
            if (names.includes('totalCount') && !counted.has(type?.name ?? '')) {
              found.push(`${file}: totalCount of ${type}`);
            }
          },
        }),
      );
    }
  }
  expect(found).toEqual([]);
});
