import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import { describePrivatePhoto } from '../../private-photos/addresses-for.queries.ts';
import { privatePhotoShape } from '../../private-photos/private-photos.shapes.ts';
import type { OrderRecord, ProblemRecord } from '../order.model.ts';
import { problemStatusAt } from './problem.rules.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const amount = Type.Number({ description: "In the major unit of the order's currency." });

export const problemShape = Type.Object(
  {
    _id: Type.String(),
    status: Type.Enum(Object.values(enumValues.ProblemStatus)),
    reason: Type.Enum(Object.values(enumValues.ProblemReason)),
    wish: Type.Enum(Object.values(enumValues.ProblemWish)),
    openedAt: time,
    closedAt: Type.Optional(time),
    steps: Type.Array(
      Type.Object({
        kind: Type.Enum(Object.values(enumValues.ProblemStepKind)),
        by: Type.Enum(Object.values(enumValues.OrderActor)),
        at: time,
        text: Type.Optional(Type.String()),
        amount: Type.Optional(amount),
        photos: Type.Array(privatePhotoShape),
      }),
    ),
  },
  { title: 'Problem' },
);

/** A problem for a REST answer. */
export const showProblem = (
  context: Context,
  { currency }: Pick<OrderRecord, 'currency'>,
  one: ProblemRecord,
): Static<typeof problemShape> => ({
  _id: one._id.toHexString(),
  status: problemStatusAt(one, context.now()),
  reason: one.reason,
  wish: one.wish,
  openedAt: one.openedAt.getTime(),
  ...(one.closedAt && { closedAt: one.closedAt.getTime() }),
  steps: one.steps.map(({ kind, by, at, text, amount: sum, photos }) => ({
    kind,
    by,
    at: at.getTime(),
    ...(text && { text }),
    ...(sum != null && { amount: toMajor(sum, currency) }),
    photos: (photos ?? []).map((photo) => describePrivatePhoto(context, photo)),
  })),
});
