import type { PersonState } from '@fitness-zone/contract/enums.ts';
import type { UserRecord } from '../user.model.ts';

export const personStateOf = ({ suspendedAt }: Pick<UserRecord, 'suspendedAt'>): PersonState =>
  suspendedAt ? 'suspended' : 'active';
