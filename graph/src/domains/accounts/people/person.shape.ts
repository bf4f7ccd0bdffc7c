import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import type { UserRecord } from '../user.model.ts';
import { personStateOf } from './person-state.rules.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });

/** One account as admins see it, in REST. */
export const personShape = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    userRole: Type.Enum(Object.values(enumValues.Role)),
    verified: Type.Boolean(),
    state: Type.Enum(Object.values(enumValues.PersonState)),
    suspendedAt: Type.Optional(time),
    suspensionReason: Type.Optional(Type.String({ description: 'Reason shown to the person.' })),
    since: time,
    lastActiveAt: Type.Optional(time),
    cancelledSaleCount: Type.Integer({ description: 'Sales that the seller cancelled.' }),
  },
  { title: 'Person' },
);

export async function showPerson(
  { loaders }: Pick<Context, 'loaders'>,
  user: UserRecord,
): Promise<Static<typeof personShape>> {
  const { _id, name, email, role, verified, suspendedAt, suspensionReason } = user;
  const { joinedAt, lastActiveAt } = user;
  return {
    _id: _id.toHexString(),
    name,
    email,
    userRole: role,
    verified,
    state: personStateOf(user),
    ...(suspendedAt && { suspendedAt: suspendedAt.getTime() }),
    ...(suspensionReason && { suspensionReason }),
    since: joinedAt.getTime(),
    ...(lastActiveAt && { lastActiveAt: lastActiveAt.getTime() }),
    cancelledSaleCount: await loaders.cancelledSaleCount.load(_id),
  };
}
