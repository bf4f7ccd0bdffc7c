import { validate } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context/context.ts';
import { completeFragments } from './complete-operation.ts';
import { prepareOperation } from './operation.ts';
import { restSchema } from './rest-schema.ts';
import { recordFields, subjects } from './subjects.ts';

const config = { publicUrl: 'https://shop.example', currency: 'usd' };
const context = { config } as Context;

const answerTo = async (selection: string, root: object) =>
  (await prepareOperation(restSchema(), selection).run(context, {}, root)).answer;

test('ids, times and amounts show as REST has them, and what is null not at all', async () => {
  const difference = { kind: 'transfer', reference: 'tr_1', currency: 'usd', recorded: 12_50 };
  const selection = `{ reconciliations {
    checkedAt differences { kind reference recorded provided providedState @or orderId @or(value: "none") }
  } }`;
  const reconciliations = [{ checkedAt: new Date(1_000), differences: [difference] }];
  expect(await answerTo(selection, { reconciliations })).toEqual([
    {
      checkedAt: 1_000,
      differences: [
        {
          kind: 'transfer',
          reference: 'tr_1',
          recorded: 12.5,
          providedState: null,
          orderId: 'none',
        },
      ],
    },
  ]);
});

test('fields of a flat record stand in its parent, and are absent with it', async () => {
  const selection = '{ foundProducts { distance @flat { value unit } } }';
  const foundProducts = [{ distance: { value: 3, unit: 'km' } }, { distance: null }];
  expect(await answerTo(selection, { foundProducts })).toEqual([{ value: 3, unit: 'km' }, {}]);
});

test('a page shows its nodes and names the cursor of the next one', async () => {
  const selection = '{ reviewsOfSeller @page { id stars } }';
  const operation = prepareOperation(restSchema(), selection);
  expect(operation.variables).toEqual(['first', 'after']);
  const pageWith = (hasNextPage: boolean) => ({
    reviewsOfSeller: {
      edges: [{ node: { _id: { toHexString: () => 'a1' }, stars: 5 } }],
      pageInfo: { hasNextPage, endCursor: 'end' },
    },
  });
  const answer = [{ _id: 'a1', stars: 5 }];
  expect(await operation.run(context, {}, pageWith(true))).toEqual({ answer, next: 'end' });
  expect(await operation.run(context, {}, pageWith(false))).toEqual({ answer, next: null });
});

test('a field that the schema lacks is a fault of the path', () => {
  expect(() => prepareOperation(restSchema(), '{ reconciliations { colour } }')).toThrow(
    'PayoutReconciliation has no colour',
  );
});

test('every operation is one over the schema', () => {
  const fragments = completeFragments(restSchema(), recordFields);
  for (const { operation } of subjects.flatMap(({ readings }) => readings)) {
    const { document } = prepareOperation(restSchema(), operation, { fragments });
    expect(validate(restSchema(), document), operation).toEqual([]);
  }
});
