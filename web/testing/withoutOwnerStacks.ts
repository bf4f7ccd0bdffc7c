import React from 'react';

const internals: unknown = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error(
    'React counts the stacks of elements elsewhere: see web/testing/withoutOwnerStacks.ts',
  );

// React's development build takes a stack of each element that is made, for its warnings, unless it has taken very many
// in this second. No test reads them, and they are a tenth of what rendering costs.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  // A file's setup may run again.
  configurable: true,
});
