import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { useEffect, useState } from 'react';
import { type MailKind, mailCodeFor } from '../../session/identity/emulator.mail.ts';

/** The code of the last mail of a kind that the emulator didn't send. Undefined until known, or if unavailable. */
export function useMailCode(kind: MailKind, email: string, firebase: ClientConfig['firebase']) {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    let left = false;
    mailCodeFor(kind, email, firebase).then(
      (found) => {
        if (!left) setCode(found);
      },
      // Without the code, only the sentence above is shown, as in a real shop.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [kind, email, firebase]);
  return code;
}
