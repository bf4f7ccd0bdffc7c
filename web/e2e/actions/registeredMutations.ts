import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { mutationNamed } from '@fitness-zone/testkit/mutations/all-mutations.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '../support/forms.ts';
import { operationOf } from '../support/network/recording.ts';

export const operationName = (name: MutationName): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1);

/** Records the answers to a page's mutations from now on. */
export function recordAnswers(page: Page) {
  const answers = new Map<string, Promise<object | undefined>>();
  page.on('response', (response) => {
    const operation = operationOf(response.request());
    if (operation)
      answers.set(
        operation,
        response.json().then(
          ({ data }) => data?.[operation.slice(0, 1).toLowerCase() + operation.slice(1)],
          () => undefined,
        ),
      );
  });
  return {
    /** Checks that the role may send the mutation, and that its answer matches the registry. */
    async expectRegistered(name: MutationName, role: Role): Promise<void> {
      const { may, effect } = mutationNamed(name);
      expect(may, name).toContain(role);
      const answer = await answers.get(operationName(name));
      expect(answer, name).toMatchObject({ success: true });
      expectStates(name, answer, effect[1]);
    },
  };
}

/** Compares states and switches of the records that the page selects. Texts and amounts are the test's own input. */
function expectStates(place: string, answer: unknown, expected: unknown): void {
  if (typeof expected === 'boolean' || (typeof expected === 'string' && /^[A-Z_]+$/.test(expected)))
    expect(answer, place).toBe(expected);
  if (!isObject(expected) || !isObject(answer)) return;
  for (const [key, value] of Object.entries(expected))
    if (key in answer) expectStates(`${place}.${key}`, answer[key], value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
