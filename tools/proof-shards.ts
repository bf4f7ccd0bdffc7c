type Shard = { name: string; what: string; args: readonly string[] };

const browserShards = 6;
const consistencyFile = 'web/testing/consistency/consistency.proof.ts';
const proofs = {
  store: ['graph/embedded/mongo'],
  payments: ['graph/src/domains/payments/payments.proof.ts'],
  payouts: ['graph/src/domains/payouts/payouts.proof.ts'],
  dealing: ['graph/src/domains/offers/dealing.proof.ts'],
  reads: ['graph/src/cache', 'graph/src/domains/finding/search/search.proof.ts'],
  'seeded-bugs': ['testkit/seeded-bugs'],
};

/** The parts of `npm run proof`: their content, and the arguments of Vitest. Together they cover every test file. */
export const shards: readonly Shard[] = [
  {
    name: 'domains',
    what: 'the tests of the server’s domains, each step that can fail',
    args: ['--project', 'graph', 'graph/src/domains'],
  },
  {
    name: 'server',
    what: 'the other tests of the server, of what both sides share, and of the tools',
    args: ['--project', 'graph', '--exclude', 'graph/src/domains/**'],
  },
  {
    name: 'cache',
    what: 'the tests of the browser’s cache against the server',
    args: ['--project', 'consistency'],
  },
  {
    name: 'screens',
    what: 'the tests of the web application',
    args: ['--project', 'web'],
  },
  ...[1, 2].map((part) => ({
    name: `consistency-${part}`,
    what: '500 sequences of actions of several people, after which every open screen is true',
    args: [
      '--project',
      'proof',
      consistencyFile,
      '-t',
      part === 1 ? 'shop ([1-9]|10) of' : 'shop (1[1-9]|20) of',
    ],
  })),
  ...Object.entries(proofs).map(([name, files]) => ({
    name,
    what: `the proofs in ${files.join(' and ')}`,
    args: ['--project', 'proof', ...files],
  })),
  {
    name: 'other-proofs',
    what: 'attacks, an installation for production, the Auth emulator’s accounts, `npm run dev`',
    args: [
      '--project',
      'proof',
      ...[consistencyFile, ...Object.values(proofs).flat()].flatMap((file) => [
        '--exclude',
        file.endsWith('.ts') ? file : `${file}/**`,
      ]),
    ],
  },
  ...Array.from({ length: browserShards }, (_, index) => ({
    name: `browser-${index + 1}`,
    what: `part ${index + 1} of ${browserShards} of the browser tests`,
    args: ['--project', 'e2e', `--shard=${index + 1}/${browserShards}`],
  })),
];
