import { describe } from 'vitest';
import { identityContract } from './identity-contract.ts';
import { testIdentity } from './test-identity.ts';

describe('the identity provider that tests use', () => {
  const identity = testIdentity();
  identityContract(() => identity);
});
