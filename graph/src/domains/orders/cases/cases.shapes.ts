import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import { describePrivatePhoto } from '../../private-photos/addresses-for.queries.ts';
import { privatePhotoShape } from '../../private-photos/private-photos.shapes.ts';
import type { CaseRecord, OrderRecord } from '../order.model.ts';
import { caseStatusAt } from './case.rules.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const amount = Type.Number({ description: "In the major unit of the order's currency." });

export const caseShape = Type.Object(
  {
    _id: Type.String(),
    status: Type.Enum(Object.values(enumValues.CaseStatus)),
    reason: Type.Enum(Object.values(enumValues.CaseReason)),
    wish: Type.Enum(Object.values(enumValues.CaseWish)),
    openedAt: time,
    closedAt: Type.Optional(time),
    steps: Type.Array(
      Type.Object({
        kind: Type.Enum(Object.values(enumValues.CaseStepKind)),
        by: Type.Enum(Object.values(enumValues.OrderActor)),
        at: time,
        text: Type.Optional(Type.String()),
        amount: Type.Optional(amount),
        photos: Type.Array(privatePhotoShape),
      }),
    ),
  },
  { title: 'Case' },
);

/** A case for a REST answer. */
export const showCase = (
  context: Context,
  { currency }: Pick<OrderRecord, 'currency'>,
  one: CaseRecord,
): Static<typeof caseShape> => ({
  _id: one._id.toHexString(),
  status: caseStatusAt(one, context.now()),
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
