import { useState } from 'react';
import { useStartPayoutSetupMutation } from '../../../generated/payouts.ts';
import { noteSetup } from './setupUnderWay.ts';

/**
 * Opens the card provider's set-up page in this tab. `fault` is the reason if it can't; `isDone` means that nothing is
 * missing.
 */
export function usePayoutSetup() {
  const [start] = useStartPayoutSetupMutation({ toastMessage: () => null });
  const [isLeaving, setLeaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  async function setUp(): Promise<void> {
    setLeaving(true);
    setFault(undefined);
    const outcome = await start({ variables: {} });
    const url = outcome.ok ? outcome.answer.url : null;
    if (outcome.ok && url) {
      noteSetup(outcome.answer.account?.checkedAt ?? null);
      window.location.assign(url);
      return;
    }
    if (outcome.ok) setDone(true);
    else setFault(outcome.refusal.message);
    setLeaving(false);
  }
  return { setUp, isLeaving, isDone, fault };
}
