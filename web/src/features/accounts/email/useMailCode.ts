import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { useEffect, useState } from 'react';
import { type MailKind, mailCodeFor } from '../../session/identity/emulator.mail.ts';

/**
 * The code of the last mail of a kind that the emulator did not send. Undefined until it is known, or when it cannot
 * be.
 */
export function useMailCode(kind: MailKind, email: string, firebase: ClientConfig['firebase']) {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    let left = false;
    mailCodeFor(kind, email, firebase).then(
      (found) => {
        if (!left) setCode(found);
      },
      // Without it the sentence above stands alone, as it does in a real shop.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [kind, email, firebase]);
  return code;
}
