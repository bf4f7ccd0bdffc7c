import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeededBug } from './seeded-bugs.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the working tree to which bugs can be added, and in which tests run. */
export type BrokenCopy = {
  /** Changes a file while `act` runs. */
  withBug<Result>(
    bug: Pick<SeededBug, 'file' | 'changes'>,
    act: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs test files as `npm test` does. @returns the names of the tests that failed, by file */
  failuresOf(
    tests: readonly Pick<SeededBug, 'foundBy' | 'tests'>[],
  ): Promise<Map<string, string[]>>;
  remove(): Promise<void>;
};

export async function copyTree(): Promise<BrokenCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'seeded-bugs-'));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root });
  for (const path of String(listed).split('\0').filter(Boolean))
    await cp(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // Deleted, and not committed yet.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  for (const folder of ['', 'contract', 'graph', 'sample-data', 'testkit', 'web'])
    await linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return {
    async withBug({ file, changes }, act) {
      const path = join(copy, file);
      const right = await readFile(path, 'utf8');
      await writeFile(path, changes.reduce(withChange, right));
      try {
        return await act();
      } finally {
        await writeFile(path, right);
      }
    },
    failuresOf: async (tests) => failuresIn(copy, tests),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

/** Changes the single place that has this text. */
function withChange(text: string, [present, changed]: readonly [string, string]): string {
  const [before, after, ...more] = text.split(present);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${more.length > 0 ? 'more than once' : 'nowhere'}: ${present}`);
  return before + changed + after;
}

/** Shares external packages; workspace packages are the copy's own. */
async function linkPackages(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    await mkdir(to, { recursive: true });
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@fitness-zone')
      await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, target);
  }
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Options of `env` that unset the variables by which this run differs from `npm test`. */
const asNpmTest = [
  'BREADTH',
  'NODE_ENV',
  'VITEST',
  'VITEST_MODE',
  'TEST',
  'MODE',
  'DEV',
  'PROD',
].flatMap((name) => ['-u', name]);

const projectOf = (file: string): string => {
  if (file.startsWith('web/e2e/')) return 'e2e';
  if (file.startsWith('web/testing/')) return 'consistency';
  return /^web\//.test(file) ? 'web' : 'graph';
};

async function failuresIn(
  copy: string,
  tests: readonly Pick<SeededBug, 'foundBy' | 'tests'>[],
): Promise<Map<string, string[]>> {
  const failures = new Map<string, string[]>();
  const run = (command: string, ...args: string[]) =>
    spawnSync('env', [...asNpmTest, process.execPath, join(copy, command), ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
  for (const [project, files] of Map.groupBy(tests, ({ foundBy }) => projectOf(foundBy))) {
    if (project === 'e2e') {
      const built = run('graph/scripts/build.ts');
      if (built.status !== 0) throw new Error(`The copy can't be built: ${built.stderr}`);
    }
    const output = join(copy, `${project}.json`);
    await rm(output, { force: true });
    const names = files.every(({ tests: part }) => part)
      ? ['-t', files.map(({ tests: part }) => part).join('|')]
      : [];
    const { stderr } = run(
      'node_modules/vitest/vitest.mjs',
      ...[
        'run',
        '--project',
        project,
        '--maxWorkers=1',
        '--reporter=json',
        `--outputFile=${output}`,
      ],
      ...new Set(files.map(({ foundBy }) => foundBy)),
      ...names,
    );
    const report = await readFile(output, 'utf8').catch(() => {
      throw new Error(`The tests gave no report: ${stderr}`);
    });
    for (const { name, message, assertionResults } of (JSON.parse(report) as Report).testResults) {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const said = [...failed.map(({ fullName }) => fullName), ...(message ? [message] : [])];
      if (said.length > 0) failures.set(name.slice(copy.length + 1), said);
    }
  }
  return failures;
}
