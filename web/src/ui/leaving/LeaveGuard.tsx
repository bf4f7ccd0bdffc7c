import type { RefObject } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import type { LeaveWay } from './mayLeave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Props = {
  /** something would be lost */
  isActive: boolean;
  /** set to true when leaving is intended, such as after saving */
  isDone: RefObject<boolean>;
  /** describes what would be lost */
  textOf: (way: LeaveWay) => string;
};

const title = { navigation: 'Leave this page?', 'sign-out': 'Sign out?' };
const label = { navigation: 'Leave page', 'sign-out': 'Sign out' };

/** Asks before a half-filled form is left. */
export function LeaveGuard({ isActive, isDone, textOf }: Props) {
  const question = useLeaveGuard(isActive, isDone);
  if (!question) return null;
  const { way, leave, stay } = question;
  return (
    <ConfirmDialog
      open
      title={title[way]}
      confirmLabel={label[way]}
      onConfirm={leave}
      onCancel={stay}
    >
      {textOf(way)}
    </ConfirmDialog>
  );
}
