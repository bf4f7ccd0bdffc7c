import { useEffect, useState } from 'react';
import type { Outbox } from '../../apollo/outbox/outbox.ts';
import { countText } from '../../lib/countText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { guardLeaving } from '../../ui/leaving/mayLeave.ts';

type Question = { waiting: number; answer: (isLeaving: boolean) => void };

/** Asks before a sign-out that would delete waiting actions, also those of other tabs. */
export function SignOutQuestion({ outbox }: { outbox: Outbox }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      guardLeaving(async (way) => {
        const waiting = way === 'sign-out' ? await outbox.countWaiting() : 0;
        if (waiting === 0) return true;
        return await new Promise((answer) => setQuestion({ waiting, answer }));
      }),
    [outbox],
  );
  useEffect(() => () => question?.answer(false), [question]);
  if (!question) return null;
  const { waiting } = question;
  const answer = (isLeaving: boolean) => {
    question.answer(isLeaving);
    setQuestion(null);
  };
  return (
    <ConfirmDialog
      open
      title="Sign out anyway?"
      confirmLabel="Sign out"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {countText(waiting, 'action hasn’t', 'actions haven’t')} been sent. If you sign out,{' '}
      {waiting === 1 ? 'it’s' : 'they’re'} deleted.
    </ConfirmDialog>
  );
}
